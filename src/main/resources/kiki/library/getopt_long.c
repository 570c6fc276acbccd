// SPDX-License-Identifier: Apache-2.0
#include <getopt.h>
int __kiki_getopt(
    int count,
    char *const *arguments,
    const char *options,
    const struct option *known,
    int *index,
    int long_only);
int getopt_long(
    int count,
    char *const *arguments,
    const char *options,
    const struct option *known,
    int *index) {
  return __kiki_getopt(count, arguments, options, known, index, 0);
}
