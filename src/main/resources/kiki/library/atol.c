// SPDX-License-Identifier: Apache-2.0
long strtol(const char *s, char **end, int base);
long atol(const char *s) {
  return strtol(s, (char **)0, 10);
}
