/* timer ROUNDS COMMAND ';' COMMAND ';' ...
 *
 * Runs the commands in turn, ROUNDS times, with their output thrown away. Prints a line for each:
 * the median of its times in nanoseconds, and its peak memory in KiB; 0 and 0 if it ever failed. */
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

struct row {
  char **command;
  long long *times;
  long memory;
  int has_failed;
};

/* The time of a run in nanoseconds. */
static long long run(struct row *row) {
  struct timespec start, end;
  struct rusage usage;
  int status;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = fork();
  if (child == 0) {
    int nowhere = open("/dev/null", O_WRONLY);
    if (dup2(nowhere, STDOUT_FILENO) < 0) _exit(127);
    close(nowhere);
    execvp(row->command[0], row->command);
    _exit(127);
  }
  if (child < 0 || wait4(child, &status, 0, &usage) != child || status != 0) row->has_failed = 1;
  clock_gettime(CLOCK_MONOTONIC, &end);
#ifdef __APPLE__
  usage.ru_maxrss /= 1024;
#endif
  /* The memory that this process has when it forks counts as the child's: the first run tells. */
  if (row->memory == 0) row->memory = usage.ru_maxrss;
  return (end.tv_sec - start.tv_sec) * 1000000000LL + (end.tv_nsec - start.tv_nsec);
}

/* A process is forked slower the more memory it has, and whoever types a command has a shell. */
static void grow_to_a_shell(void) {
  enum { size = 4 << 20 };
  char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (memory == MAP_FAILED) exit(1);
  memset(memory, 1, size);
}

static int order(const void *left, const void *right) {
  long long a = *(const long long *)left, b = *(const long long *)right;
  return (a > b) - (a < b);
}

int main(int count, char **words) {
  struct row rows[64] = {0};
  int rounds = count > 1 ? atoi(words[1]) : 0, length = 0;
  for (int i = 2; i < count && length < 64; i++) {
    rows[length].command = &words[i];
    rows[length++].times = calloc((size_t)rounds, sizeof(long long));
    while (i < count && strcmp(words[i], ";") != 0) i++;
    words[i] = NULL;
  }
  if (rounds < 1 || length == 0) return 1;

  for (int i = 0; i < length; i++) run(&rows[i]);
  grow_to_a_shell();
  for (int round = 0; round < rounds; round++)
    for (int i = 0; i < length; i++) rows[i].times[round] = run(&rows[i]);

  for (struct row *row = rows; row < rows + length; row++) {
    qsort(row->times, (size_t)rounds, sizeof *row->times, order);
    if (row->has_failed) puts("0 0");
    else printf("%lld %ld\n", row->times[rounds / 2], row->memory);
  }
  return 0;
}
