// SPDX-License-Identifier: Apache-2.0
int ispunct(int c) {
  return c > 32 && c < 127 && !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9');
}
