// SPDX-License-Identifier: Apache-2.0
int isupper(int c) {
  return c >= 'A' && c <= 'Z';
}
