// SPDX-License-Identifier: Apache-2.0
#include <aws/common/error.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  int number = __VERIFIER_nondet_int();
  if (number > 0) aws_raise_error(number);
  int last = aws_last_error();
  aws_reset_error();
  aws_restore_error(number);
  return last == aws_last_error();
}

void aws_fatal_assert(const char *condition, const char *file, int line) { __builtin_abort(); }
