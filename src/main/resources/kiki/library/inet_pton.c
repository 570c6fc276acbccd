// SPDX-License-Identifier: Apache-2.0
unsigned char __kiki_approximate_uchar(const char *source);
_Bool __kiki_approximate_bool(const char *source);
int *__errno_location(void);
/* AF_INET is 2, AF_INET6 is 10; the text decides whether an address is stored. */
int inet_pton(int family, const char *text, void *to) {
  (void)text;
  if (family != 2 && family != 10) {
    *__errno_location() = 97;
    return -1;
  }
  if (!__kiki_approximate_bool("inet_pton"))
    return 0;
  unsigned char *bytes = to;
  for (int i = 0; i < (family == 2 ? 4 : 16); i++)
    bytes[i] = __kiki_approximate_uchar("inet_pton");
  return 1;
}
