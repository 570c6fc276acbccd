// SPDX-License-Identifier: Apache-2.0
int isgraph(int c) {
  return c > 32 && c < 127;
}
