// SPDX-License-Identifier: Apache-2.0
int gethostname(char *to, __SIZE_TYPE__ size);
int getdomainname(char *to, __SIZE_TYPE__ size) {
  return gethostname(to, size);
}
