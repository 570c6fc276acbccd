// SPDX-License-Identifier: Apache-2.0
_Bool atomic_flag_test_and_set_explicit(volatile void *flag, int order) {
  return __atomic_test_and_set(flag, order);
}
