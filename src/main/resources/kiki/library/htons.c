// SPDX-License-Identifier: Apache-2.0
unsigned short htons(unsigned short x) {
  return __builtin_bswap16(x);
}
