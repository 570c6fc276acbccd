// SPDX-License-Identifier: Apache-2.0
int isblank(int c) {
  return c == ' ' || c == '\t';
}
