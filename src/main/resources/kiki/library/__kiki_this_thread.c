// SPDX-License-Identifier: Apache-2.0
/* The one thread there is has one number. */
static unsigned long number;
static _Bool isChosen;
unsigned long __kiki_approximate_number(const char *source);
unsigned long __kiki_this_thread(void) {
  if (!isChosen)
    number = __kiki_approximate_number("the number of the thread");
  isChosen = 1;
  return number;
}
