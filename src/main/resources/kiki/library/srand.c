// SPDX-License-Identifier: Apache-2.0
void srand(unsigned seed) {
  (void)seed;
}
