// SPDX-License-Identifier: Apache-2.0
unsigned long __kiki_this_thread(void);
unsigned long thrd_current(void) {
  return __kiki_this_thread();
}
