// SPDX-License-Identifier: Apache-2.0
_Bool atomic_flag_test_and_set(volatile void *flag) {
  return __atomic_test_and_set(flag, __ATOMIC_SEQ_CST);
}
