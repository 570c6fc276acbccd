// SPDX-License-Identifier: Apache-2.0
int isalpha(int c) {
  return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
}
