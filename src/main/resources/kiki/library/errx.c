// SPDX-License-Identifier: Apache-2.0
void exit(int status);
void errx(int status, const char *format, ...) {
  (void)format;
  exit(status);
}
