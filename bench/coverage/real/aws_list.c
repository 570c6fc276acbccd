// SPDX-License-Identifier: Apache-2.0
#include <aws/common/array_list.h>

unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  int memory[3], value = 4;
  struct aws_array_list list;
  aws_array_list_init_static(&list, memory, 3, sizeof(int));
  unsigned count = __VERIFIER_nondet_uint();
  for (unsigned i = 0; i < count && i < 4; i++) aws_array_list_push_back(&list, &value);
  if (aws_array_list_get_at(&list, &value, __VERIFIER_nondet_uint())) return 1;
  aws_array_list_swap(&list, 0, aws_array_list_length(&list) - 1);
  return value;
}

void aws_fatal_assert(const char *condition, const char *file, int line) { __builtin_abort(); }
