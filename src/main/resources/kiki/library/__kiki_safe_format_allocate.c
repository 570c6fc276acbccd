// SPDX-License-Identifier: Apache-2.0
void *malloc(__SIZE_TYPE__ n);
char *__kiki_safe_format_allocate(__SIZE_TYPE__ bytes) {
  return malloc(bytes);
}
