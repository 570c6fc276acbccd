// SPDX-License-Identifier: Apache-2.0
long strtol(const char *s, char **end, int base);
int atoi(const char *s) {
  return (int)strtol(s, (char **)0, 10);
}
