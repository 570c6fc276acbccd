// SPDX-License-Identifier: Apache-2.0
__PTRDIFF_TYPE__ readlink(const char *path, char *to, __SIZE_TYPE__ count);
__PTRDIFF_TYPE__ readlinkat(int folder, const char *path, char *to, __SIZE_TYPE__ count) {
  (void)folder;
  return readlink(path, to, count);
}
