/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _GETOPT_H
#define _GETOPT_H 1
#include <features.h>
#include <bits/getopt.h>
#define no_argument 0
#define required_argument 1
#define optional_argument 2
struct option {
  const char *name;
  int has_arg;
  int *flag;
  int val;
};
extern int getopt_long(int ___argc, char *const *___argv, const char *__shortopts,
                       const struct option *__longopts, int *__longind);
extern int getopt_long_only(int ___argc, char *const *___argv, const char *__shortopts,
                            const struct option *__longopts, int *__longind);
#endif
