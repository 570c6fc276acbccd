/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_FILE_H
#define _SYS_FILE_H 1
#include <fcntl.h>
#define LOCK_SH 1
#define LOCK_EX 2
#define LOCK_NB 4
#define LOCK_UN 8
extern int flock(int __fd, int __operation);
#endif
