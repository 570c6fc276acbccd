// SPDX-License-Identifier: Apache-2.0
int toascii(int c) {
  return c & 127;
}
