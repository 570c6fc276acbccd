// SPDX-License-Identifier: Apache-2.0
long long __kiki_approximate_longlong(const char *source);
void __kiki_assume(int condition);
/* The length of a string; one without an end has any, on which no alarm may depend. */
long long __kiki_safe_format_length(__PTRDIFF_TYPE__ found) {
  if (found >= 0)
    return found;
  long long n = __kiki_approximate_longlong("the length of a string without an end");
  __kiki_assume(n >= 0);
  return n;
}
