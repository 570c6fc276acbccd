// SPDX-License-Identifier: Apache-2.0
void atomic_flag_clear_explicit(volatile _Bool *flag, int order) {
  __atomic_clear(flag, order);
}
