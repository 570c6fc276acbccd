// SPDX-License-Identifier: Apache-2.0
void **__kiki_thread_value(unsigned key);
int pthread_setspecific(unsigned key, const void *value) {
  *__kiki_thread_value(key) = (void *)value;
  return 0;
}
