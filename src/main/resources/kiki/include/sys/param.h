/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_PARAM_H
#define _SYS_PARAM_H 1
#include <limits.h>
#include <endian.h>
#include <signal.h>
#define NBBY CHAR_BIT
#define MAXPATHLEN PATH_MAX
#define MAXHOSTNAMELEN 64
#define MAXSYMLINKS 20
#define NOFILE 256
#define HZ 100
#define howmany(x, y) (((x) + ((y) - 1)) / (y))
#define roundup(x, y) ((((x) + ((y) - 1)) / (y)) * (y))
#define powerof2(x) ((((x) - 1) & (x)) == 0)
#define MIN(a, b) (((a) < (b)) ? (a) : (b))
#define MAX(a, b) (((a) > (b)) ? (a) : (b))
#endif
