/* SPDX-License-Identifier: Apache-2.0 */
/* Which parts of the library are visible: glibc's rules for its feature test macros. */
#ifndef _FEATURES_H
#define _FEATURES_H 1

#define __GLIBC__ 2
#define __GLIBC_MINOR__ 36
#define __GNU_LIBRARY__ 6
#define __GLIBC_PREREQ(major, minor) ((2 << 16) + 36 >= ((major) << 16) + (minor))
#define __GNUC_PREREQ(major, minor) ((12 << 16) + 2 >= ((major) << 16) + (minor))

#if defined _GNU_SOURCE
#define __USE_GNU 1
#undef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE 1
#undef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700
#endif

#if defined _BSD_SOURCE || defined _SVID_SOURCE
#undef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE 1
#endif

#if !defined _DEFAULT_SOURCE && !defined _POSIX_SOURCE && !defined _POSIX_C_SOURCE \
    && !defined _XOPEN_SOURCE && !defined _ISOC99_SOURCE && !defined _ISOC11_SOURCE \
    && !defined __STRICT_ANSI__
#define _DEFAULT_SOURCE 1
#endif

#ifdef _DEFAULT_SOURCE
#define __USE_MISC 1
#endif

#ifdef _XOPEN_SOURCE
#define __USE_XOPEN 1
#endif

#if defined _DEFAULT_SOURCE && !defined _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#define _POSIX_SOURCE 1
#endif

#if defined _DEFAULT_SOURCE || defined _POSIX_SOURCE || defined _POSIX_C_SOURCE \
    || defined _XOPEN_SOURCE
#define __USE_POSIX 1
#endif

#include <sys/cdefs.h>

#endif
