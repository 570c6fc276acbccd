// SPDX-License-Identifier: Apache-2.0
#include <aws/common/byte_buf.h>

unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  unsigned char text[4];
  for (int i = 0; i < 4; i++) text[i] = __VERIFIER_nondet_uchar();
  struct aws_byte_cursor whole = aws_byte_cursor_from_array(text, sizeof text), part = {0};
  int parts = 0;
  while (aws_byte_cursor_next_split(&whole, ',', &part)) parts++;
  uint64_t number;
  return aws_byte_cursor_utf8_parse_u64(whole, &number) ? parts : (int)number;
}

void aws_fatal_assert(const char *condition, const char *file, int line) { __builtin_abort(); }

void aws_secure_zero(void *memory, size_t size) { __builtin_memset(memory, 0, size); }
