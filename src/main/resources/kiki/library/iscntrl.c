// SPDX-License-Identifier: Apache-2.0
int iscntrl(int c) {
  return c >= 0 && c < 32 || c == 127;
}
