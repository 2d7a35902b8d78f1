/* Makes one system call of a save fail, or kills the process at it.
 *
 * Loaded before the C library. Only calls on files within $FAULT_FOLDER count; the one with the number
 * $FAULT_AT, from 1, fails in the way of $FAULT_KIND: "error" (an input/output error), "full" (no
 * space left), "short" (half of a write) or "kill". $FAULT_MARK is made when it has happened. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static int count;

static int within(const char *path) {
  const char *folder = getenv("FAULT_FOLDER");
  return folder != NULL && strncmp(path, folder, strlen(folder)) == 0;
}

static int is_ours(int descriptor) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return within(path);
}

/* Whether this call is the one to fail; the process may not come back from here. */
static int fails(void) {
  const char *at = getenv("FAULT_AT"), *kind = getenv("FAULT_KIND"), *mark = getenv("FAULT_MARK");
  if (at == NULL || kind == NULL || mark == NULL || ++count != atoi(at)) return 0;
  int (*real_mkdir)(const char *, mode_t) = dlsym(RTLD_NEXT, "mkdir");
  real_mkdir(mark, 0700);
  if (strcmp(kind, "kill") == 0) raise(SIGKILL);
  errno = strcmp(kind, "full") == 0 ? ENOSPC : EIO;
  return 1;
}

static int is_short(void) {
  const char *kind = getenv("FAULT_KIND");
  return kind != NULL && strcmp(kind, "short") == 0;
}

static int open_with(const char *name, const char *path, int flags, mode_t mode) {
  int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, name);
  if (within(path) && fails() && !is_short()) return -1;
  return real(path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = (mode_t)va_arg(list, int);
  va_end(list);
  return open_with("open", path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = (mode_t)va_arg(list, int);
  va_end(list);
  return open_with("open64", path, flags, mode);
}

ssize_t write(int descriptor, const void *bytes, size_t length) {
  ssize_t (*real)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
  if (is_ours(descriptor) && fails()) {
    if (!is_short()) return -1;
    return real(descriptor, bytes, (length + 1) / 2);
  }
  return real(descriptor, bytes, length);
}

ssize_t read(int descriptor, void *bytes, size_t length) {
  ssize_t (*real)(int, void *, size_t) = dlsym(RTLD_NEXT, "read");
  if (is_ours(descriptor) && fails() && !is_short()) return -1;
  return real(descriptor, bytes, length);
}

int fsync(int descriptor) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
  return is_ours(descriptor) && fails() && !is_short() ? -1 : real(descriptor);
}

int flock(int descriptor, int operation) {
  int (*real)(int, int) = dlsym(RTLD_NEXT, "flock");
  return is_ours(descriptor) && fails() && !is_short() ? -1 : real(descriptor, operation);
}

int fchmod(int descriptor, mode_t mode) {
  int (*real)(int, mode_t) = dlsym(RTLD_NEXT, "fchmod");
  return is_ours(descriptor) && fails() && !is_short() ? -1 : real(descriptor, mode);
}

int close(int descriptor) {
  int (*real)(int) = dlsym(RTLD_NEXT, "close");
  int failed = is_ours(descriptor) && fails() && !is_short();
  int result = real(descriptor);
  return failed ? -1 : result;
}

int rename(const char *from, const char *to) {
  int (*real)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
  return within(to) && fails() && !is_short() ? -1 : real(from, to);
}

int mkdir(const char *path, mode_t mode) {
  int (*real)(const char *, mode_t) = dlsym(RTLD_NEXT, "mkdir");
  return within(path) && fails() && !is_short() ? -1 : real(path, mode);
}

int ftruncate(int descriptor, off_t length) {
  int (*real)(int, off_t) = dlsym(RTLD_NEXT, "ftruncate");
  return is_ours(descriptor) && fails() && !is_short() ? -1 : real(descriptor, length);
}
