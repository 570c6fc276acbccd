// SPDX-License-Identifier: Apache-2.0
int __kiki_input_int(const char *source);
short __kiki_input_short(const char *source);
void __kiki_assume(int condition);
void __kiki_safe_errno(void);
struct entry {
  int file;
  short events;
  short happened;
};
int poll(struct entry *entries, unsigned long n, int timeout) {
  (void)timeout;
  int count = __kiki_input_int("poll");
  __kiki_assume(count >= -1 && (count < 0 || (unsigned long)count <= n));
  if (count < 0) {
    __kiki_safe_errno();
    return -1;
  }
  for (unsigned long i = 0; i < n; i++)
    entries[i].happened = __kiki_input_short("poll");
  return count;
}
