// SPDX-License-Identifier: Apache-2.0
unsigned __kiki_thread_key(void (*destructor)(void *));
int tss_create(unsigned *key, void (*destructor)(void *)) {
  *key = __kiki_thread_key(destructor);
  return 0;
}
