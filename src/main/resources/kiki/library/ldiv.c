// SPDX-License-Identifier: Apache-2.0
typedef struct {
  long quot;
  long rem;
} ldiv_t;
ldiv_t ldiv(long a, long b) {
  ldiv_t result;
  result.quot = a / b;
  result.rem = a % b;
  return result;
}
