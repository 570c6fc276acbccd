#include <time.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  struct tm t = {.tm_year = 100, .tm_mday = 1};
  char text[25];
  switch (__VERIFIER_nondet_int()) {
    case 0: mktime(NULL); break;
    case 1: asctime(NULL); break;
    case 2: timespec_get(NULL, TIME_UTC); break;
    case 3: asctime_r(&t, text); break;
    case 4: ctime(NULL); break;
    case 5: strftime(text, sizeof text, "%Y", NULL); break;
    case 6: nanosleep(NULL, NULL); break;
  }
}
