// SPDX-License-Identifier: Apache-2.0
__SIZE_TYPE__ strcspn(const char *s, const char *reject);
char *strpbrk(const char *s, const char *accept) {
  __SIZE_TYPE__ i = strcspn(s, accept);
  return s[i] == 0 ? (char *)0 : (char *)(s + i);
}
