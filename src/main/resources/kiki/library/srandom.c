// SPDX-License-Identifier: Apache-2.0
void srandom(unsigned seed) {
  (void)seed;
}
