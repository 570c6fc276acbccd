// SPDX-License-Identifier: Apache-2.0
unsigned short ntohs(unsigned short x) {
  return __builtin_bswap16(x);
}
