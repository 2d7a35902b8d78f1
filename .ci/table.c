/* table [PRECISION]
 *
 * Prints with printf what bio has to print as CSV for the days from 0001-01-01 to 9999-12-31, for
 * somebody born on the first of them. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const int periods[3] = {23, 33, 28};
static const char letters[3] = {'P', 'I', 'E'};

static int days_in_month(int year, int month) {
  static const int lengths[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  int is_leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  return month == 2 && is_leap ? 29 : lengths[month - 1];
}

/* Half a turn is zero, and not the tiny number that sin makes of it. */
static double percent(int position, int period) {
  return 2 * position % period == 0 ? 0 : 100 * sin(2 * M_PI * position / period);
}

/* A cycle is at zero, or has crossed it since the day before. */
static int is_critical(int position, int period) {
  return position == 0 || position == (period + 1) / 2;
}

/* What rounds to zero has no minus. */
static void print_number(double value, int precision) {
  if (precision == 0) printf(",%d", (int)lround(value));
  else printf(",%.*f", precision, fabs(value) < 0.5 * pow(10, -precision) ? 0 : value);
}

int main(int count, char **words) {
  int precision = count == 2 ? atoi(words[1]) : 0, days = 0;
  double percents[3][33];
  for (int i = 0; i < 3; i++)
    for (int position = 0; position < periods[i]; position++)
      percents[i][position] = percent(position, periods[i]);

  puts("date,days,physical,intellectual,emotional,average,critical");
  for (int year = 1; year <= 9999; year++)
    for (int month = 1; month <= 12; month++)
      for (int day = 1; day <= days_in_month(year, month); day++, days++) {
        char critical[4];
        int length = 0;
        double sum = 0;
        printf("%04d-%02d-%02d,%d", year, month, day, days);
        for (int i = 0; i < 3; i++) {
          int position = days % periods[i];
          print_number(percents[i][position], precision);
          sum += percents[i][position];
          if (is_critical(position, periods[i])) critical[length++] = letters[i];
        }
        critical[length] = '\0';
        print_number(sum / 3, precision);
        printf(",%s\n", critical);
      }
  return fflush(stdout) == 0 ? 0 : 1;
}
