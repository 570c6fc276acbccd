// SPDX-License-Identifier: Apache-2.0
void __kiki_unsupported(const char *what);
void setbuf(void *stream, char *buffer) {
  (void)stream;
  if (buffer != (char *)0)
    __kiki_unsupported("a buffer of the program for a stream");
}
