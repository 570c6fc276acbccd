// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_approximate_bool(const char *source);
/* C11 7.29.6p3: a state of zeros is an initial one; others may be, too. */
int mbsinit(const void *state) {
  if (state == (const void *)0)
    return 1;
  const unsigned char *bytes = state;
  int used = 0;
  for (int i = 0; i < 8; i++)
    used |= bytes[i];
  return used == 0 ? 1 : __kiki_approximate_bool("a conversion state");
}
