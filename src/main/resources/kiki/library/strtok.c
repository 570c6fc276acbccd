// SPDX-License-Identifier: Apache-2.0
char *strtok_r(char *s, const char *separators, char **rest);
static char *rest;
char *strtok(char *s, const char *separators) {
  return strtok_r(s, separators, &rest);
}
