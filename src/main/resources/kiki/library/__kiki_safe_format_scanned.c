// SPDX-License-Identifier: Apache-2.0
unsigned char __kiki_approximate_uchar(const char *source);
void __kiki_assume(int condition);
/* So many characters of a set, given by a bit for each. */
void __kiki_safe_format_scanned(
    char *to, long long count, unsigned long long a, unsigned long long b, unsigned long long c,
    unsigned long long d) {
  for (long long i = 0; i < count; i++) {
    unsigned char next = __kiki_approximate_uchar("sscanf");
    unsigned long long bits = next < 64 ? a : next < 128 ? b : next < 192 ? c : d;
    __kiki_assume((int)(bits >> (next & 63) & 1));
    to[i] = (char)next;
  }
}
