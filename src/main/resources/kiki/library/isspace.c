// SPDX-License-Identifier: Apache-2.0
int isspace(int c) {
  return c == ' ' || c >= '\t' && c <= '\r';
}
