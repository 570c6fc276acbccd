// SPDX-License-Identifier: Apache-2.0
__PTRDIFF_TYPE__ read(int file, void *to, __SIZE_TYPE__ count);
__PTRDIFF_TYPE__ pread(int file, void *to, __SIZE_TYPE__ count, long offset) {
  (void)offset;
  return read(file, to, count);
}
