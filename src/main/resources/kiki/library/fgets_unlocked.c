// SPDX-License-Identifier: Apache-2.0
char *fgets(char *to, int size, void *stream);
char *fgets_unlocked(char *to, int size, void *stream) {
  return fgets(to, size, stream);
}
