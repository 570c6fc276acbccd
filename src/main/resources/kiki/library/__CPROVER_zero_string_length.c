// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ __CPROVER_zero_string_length(const void *p) {
  const char *text = p;
  __SIZE_TYPE__ i = 0;
  while (text[i] != 0)
    i++;
  return i;
}
