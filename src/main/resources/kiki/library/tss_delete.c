// SPDX-License-Identifier: Apache-2.0
void **__kiki_thread_value(unsigned key);
void tss_delete(unsigned key) {
  *__kiki_thread_value(key) = 0;
}
