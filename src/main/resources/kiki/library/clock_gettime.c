// SPDX-License-Identifier: Apache-2.0
#include <time.h>
_Bool __kiki_input_bool(const char *source);
long __kiki_input_long(const char *source);
void __kiki_assume(int condition);
void __kiki_safe_errno(void);
int clock_gettime(clockid_t clock, struct timespec *now) {
  (void)clock;
  if (__kiki_input_bool("clock_gettime")) {
    __kiki_safe_errno();
    return -1;
  }
  long nanoseconds = __kiki_input_long("clock_gettime");
  __kiki_assume(nanoseconds >= 0 && nanoseconds < 1000000000);
  now->tv_sec = __kiki_input_long("clock_gettime");
  now->tv_nsec = nanoseconds;
  return 0;
}
