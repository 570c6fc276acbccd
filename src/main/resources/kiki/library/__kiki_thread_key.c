// SPDX-License-Identifier: Apache-2.0
/* Keys of thread-specific values, of the one thread there is. */
static unsigned count;
void __kiki_unsupported(const char *what);
int __kiki_cleanups(int change);
unsigned __kiki_thread_key(void (*destructor)(void *)) {
  if (count == 32)
    __kiki_unsupported("more than 32 keys of thread-specific values");
  if (destructor)
    __kiki_cleanups(1);
  return count++;
}
