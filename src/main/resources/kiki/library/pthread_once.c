// SPDX-License-Identifier: Apache-2.0
int pthread_once(int *control, void (*function)(void)) {
  if (*control == 0) {
    *control = 1;
    function();
  }
  return 0;
}
