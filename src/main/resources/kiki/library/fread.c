// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ __kiki_input_size(const char *source);
unsigned char __kiki_input_uchar(const char *source);
void __kiki_assume(int condition);
__SIZE_TYPE__ fread(void *to, __SIZE_TYPE__ size, __SIZE_TYPE__ count, void *stream) {
  (void)stream;
  __SIZE_TYPE__ got = __kiki_input_size("fread");
  __kiki_assume(got <= count);
  unsigned char *bytes = to;
  for (__SIZE_TYPE__ i = 0; i < got * size; i++)
    bytes[i] = __kiki_input_uchar("fread");
  return got;
}
