// SPDX-License-Identifier: Apache-2.0
unsigned htonl(unsigned x) {
  return __builtin_bswap32(x);
}
