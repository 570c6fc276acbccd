void *malloc(__SIZE_TYPE__ n);
char *__kiki_safe_format_allocate(long long length) {
  return malloc((__SIZE_TYPE__)(length + 1));
}
