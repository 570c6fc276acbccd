// SPDX-License-Identifier: Apache-2.0
double strtod(const char *s, char **end);
double atof(const char *s) {
  return strtod(s, (char **)0);
}
