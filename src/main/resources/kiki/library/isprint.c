// SPDX-License-Identifier: Apache-2.0
int isprint(int c) {
  return c >= 32 && c < 127;
}
