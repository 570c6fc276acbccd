// SPDX-License-Identifier: Apache-2.0
void **__kiki_thread_value(unsigned key);
void *pthread_getspecific(unsigned key) {
  return *__kiki_thread_value(key);
}
