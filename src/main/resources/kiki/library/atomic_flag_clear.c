// SPDX-License-Identifier: Apache-2.0
void atomic_flag_clear(volatile _Bool *flag) {
  __atomic_clear(flag, __ATOMIC_SEQ_CST);
}
