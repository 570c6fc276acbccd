// SPDX-License-Identifier: Apache-2.0
static int value;
int *__errno_location(void) {
  return &value;
}
