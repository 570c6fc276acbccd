/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_SYSMACROS_H
#define _SYS_SYSMACROS_H 1
#include <features.h>
#include <bits/types.h>
extern unsigned int gnu_dev_major(__dev_t __dev) __attribute__((__const__));
extern unsigned int gnu_dev_minor(__dev_t __dev) __attribute__((__const__));
extern __dev_t gnu_dev_makedev(unsigned int __major, unsigned int __minor)
    __attribute__((__const__));
#define major(dev) gnu_dev_major(dev)
#define minor(dev) gnu_dev_minor(dev)
#define makedev(maj, min) gnu_dev_makedev(maj, min)
#endif
