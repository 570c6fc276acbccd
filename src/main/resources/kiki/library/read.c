int __kiki_input_int(const char *source);
int *__errno_location(void);
long __kiki_input_long(const char *source);
unsigned char __kiki_input_uchar(const char *source);
void __kiki_assume(int condition);
long read(int file, void *to, __SIZE_TYPE__ count) {
  (void)file;
  long got = __kiki_input_long("read");
  __kiki_assume(got >= -1 && (got < 0 || (__SIZE_TYPE__)got <= count));
  if (got < 0)
    *__errno_location() = __kiki_input_int("errno");
  unsigned char *bytes = to;
  for (long i = 0; i < got; i++)
    bytes[i] = __kiki_input_uchar("read");
  return got;
}
