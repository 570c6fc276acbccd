// SPDX-License-Identifier: Apache-2.0
int strcmp(const char *a, const char *b);
int strcoll(const char *a, const char *b) {
  return strcmp(a, b);
}
