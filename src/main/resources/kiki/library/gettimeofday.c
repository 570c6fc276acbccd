// SPDX-License-Identifier: Apache-2.0
#include <sys/time.h>
long __kiki_input_long(const char *source);
void __kiki_assume(int condition);
int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  (void)zone;
  long microseconds = __kiki_input_long("gettimeofday");
  __kiki_assume(microseconds >= 0 && microseconds < 1000000);
  now->tv_sec = __kiki_input_long("gettimeofday");
  now->tv_usec = microseconds;
  return 0;
}
