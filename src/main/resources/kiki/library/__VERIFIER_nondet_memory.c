// SPDX-License-Identifier: Apache-2.0
unsigned char __kiki_input_uchar(const char *source);
void __VERIFIER_nondet_memory(void *to, __SIZE_TYPE__ n) {
  unsigned char *bytes = to;
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    bytes[i] = __kiki_input_uchar("__VERIFIER_nondet_memory");
}
