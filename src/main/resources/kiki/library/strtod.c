// SPDX-License-Identifier: Apache-2.0
double __kiki_approximate_value(const char *source);
__SIZE_TYPE__ __kiki_approximate_length(const char *source);
void __kiki_assume(int condition);
__SIZE_TYPE__ strlen(const char *s);
double strtod(const char *s, char **end) {
  __SIZE_TYPE__ used = __kiki_approximate_length("strtod");
  __kiki_assume(used <= strlen(s));
  if (end != (char **)0)
    *end = (char *)(s + used);
  return __kiki_approximate_value("strtod");
}
