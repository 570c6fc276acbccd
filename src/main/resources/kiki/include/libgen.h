/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _LIBGEN_H
#define _LIBGEN_H 1
#include <features.h>
extern char *dirname(char *__path);
extern char *__xpg_basename(char *__path);
#define basename __xpg_basename
#endif
