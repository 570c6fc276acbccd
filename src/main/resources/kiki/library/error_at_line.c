// SPDX-License-Identifier: Apache-2.0
void exit(int status);
void error_at_line(
    int status, int number, const char *file, unsigned line, const char *format, ...) {
  (void)number;
  (void)file;
  (void)line;
  (void)format;
  if (status != 0)
    exit(status);
}
