// SPDX-License-Identifier: Apache-2.0
void exit(int status);
void error(int status, int number, const char *format, ...) {
  (void)number;
  (void)format;
  if (status != 0)
    exit(status);
}
