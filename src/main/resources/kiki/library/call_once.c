// SPDX-License-Identifier: Apache-2.0
/* C11 7.26.2.1, with one thread: a flag is an object that starts with an int. */
void call_once(void *flag, void (*function)(void)) {
  int *done = flag;
  if (*done == 0) {
    *done = 1;
    function();
  }
}
