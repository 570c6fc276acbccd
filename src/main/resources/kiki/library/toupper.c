// SPDX-License-Identifier: Apache-2.0
int toupper(int c) {
  return c >= 'a' && c <= 'z' ? c - 32 : c;
}
