// SPDX-License-Identifier: Apache-2.0
int isdigit(int c) {
  return c >= '0' && c <= '9';
}
