// SPDX-License-Identifier: Apache-2.0
void srand48(long seed) {
  (void)seed;
}
