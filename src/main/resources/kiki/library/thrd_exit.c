// SPDX-License-Identifier: Apache-2.0
/* The process ends with its last thread, as if by exit(0) (POSIX; C11 7.26.5.5). */
void exit(int status);
void __kiki_unsupported(const char *what);
int __kiki_cleanups(int change);
void thrd_exit(int result) {
  (void)result;
  if (__kiki_cleanups(0) != 0)
    __kiki_unsupported("handlers that run when a thread ends");
  exit(0);
}
