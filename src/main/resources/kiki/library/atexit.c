// SPDX-License-Identifier: Apache-2.0
static void (*handlers[32])(void);
static int count;
void __kiki_unsupported(const char *what);
int atexit(void (*handler)(void)) {
  if (count == 32)
    __kiki_unsupported("more than 32 functions registered with atexit");
  handlers[count++] = handler;
  return 0;
}
void __kiki_run_exit_handlers(void) {
  while (count > 0)
    handlers[--count]();
}
