// SPDX-License-Identifier: Apache-2.0
/* At most eight characters of a text, the first one in the lowest byte. What lies at room or beyond
   is cut off. Whoever calls this has accessed the first and the last byte that may be written. */
void __kiki_safe_format_put(
    char *to, long long at, long long room, int count, unsigned long long text) {
  if (at < room)
    to[at] = (char)text;
  if (count > 1 && at + 1 < room)
    to[at + 1] = (char)(text >> 8);
  if (count > 2 && at + 2 < room)
    to[at + 2] = (char)(text >> 16);
  if (count > 3 && at + 3 < room)
    to[at + 3] = (char)(text >> 24);
  if (count > 4 && at + 4 < room)
    to[at + 4] = (char)(text >> 32);
  if (count > 5 && at + 5 < room)
    to[at + 5] = (char)(text >> 40);
  if (count > 6 && at + 6 < room)
    to[at + 6] = (char)(text >> 48);
  if (count > 7 && at + 7 < room)
    to[at + 7] = (char)(text >> 56);
}
