// SPDX-License-Identifier: Apache-2.0
int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
void __kiki_unsupported(const char *what);
void __kiki_safe_errno(void);
int fcntl(int file, int command, ...) {
  if (file < 0) {
    __kiki_safe_errno();
    return -1;
  }
  switch (command) {
    case 0: /* F_DUPFD */
    case 1: /* F_GETFD */
    case 2: /* F_SETFD */
    case 3: /* F_GETFL */
    case 4: /* F_SETFL */
    case 8: /* F_SETOWN */
    case 9: /* F_GETOWN: a group is a negative number */
    case 1030: /* F_DUPFD_CLOEXEC */ {
      int result = __kiki_input_int("fcntl");
      __kiki_assume(result >= -1 || command == 9);
      if (result == -1)
        __kiki_safe_errno();
      return result;
    }
    default: /* those that take a pointer, and those of other systems */
      __kiki_unsupported("fcntl with a command other than of descriptors and their flags");
      return -1;
  }
}
