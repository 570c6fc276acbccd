// SPDX-License-Identifier: Apache-2.0
int islower(int c) {
  return c >= 'a' && c <= 'z';
}
