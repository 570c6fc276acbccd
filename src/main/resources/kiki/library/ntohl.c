unsigned ntohl(unsigned x) {
  return __builtin_bswap32(x);
}
