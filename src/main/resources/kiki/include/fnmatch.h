/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _FNMATCH_H
#define _FNMATCH_H 1
#include <features.h>
#define FNM_PATHNAME 1
#define FNM_NOESCAPE 2
#define FNM_PERIOD 4
#define FNM_NOMATCH 1
extern int fnmatch(const char *__pattern, const char *__name, int __flags);
#endif
