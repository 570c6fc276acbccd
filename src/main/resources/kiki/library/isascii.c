// SPDX-License-Identifier: Apache-2.0
int isascii(int c) {
  return c >= 0 && c < 128;
}
