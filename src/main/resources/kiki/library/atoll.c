// SPDX-License-Identifier: Apache-2.0
long long strtoll(const char *s, char **end, int base);
long long atoll(const char *s) {
  return strtoll(s, (char **)0, 10);
}
