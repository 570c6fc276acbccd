// SPDX-License-Identifier: Apache-2.0
/* How many functions there are to call when the thread ends. */
static int count;
int __kiki_cleanups(int change) {
  count += change;
  return count;
}
