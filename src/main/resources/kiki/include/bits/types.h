/* SPDX-License-Identifier: Apache-2.0 */
/* The types behind the names of <sys/types.h>, as on Linux for i386 and x86-64. */
#ifndef _BITS_TYPES_H
#define _BITS_TYPES_H 1

#include <features.h>

typedef unsigned char __u_char;
typedef unsigned short int __u_short;
typedef unsigned int __u_int;
typedef unsigned long int __u_long;

typedef __INT8_TYPE__ __int8_t;
typedef __UINT8_TYPE__ __uint8_t;
typedef __INT16_TYPE__ __int16_t;
typedef __UINT16_TYPE__ __uint16_t;
typedef __INT32_TYPE__ __int32_t;
typedef __UINT32_TYPE__ __uint32_t;
typedef __INT64_TYPE__ __int64_t;
typedef __UINT64_TYPE__ __uint64_t;

typedef __INT64_TYPE__ __quad_t;
typedef __UINT64_TYPE__ __u_quad_t;
typedef __INTMAX_TYPE__ __intmax_t;
typedef __UINTMAX_TYPE__ __uintmax_t;

typedef __UINT64_TYPE__ __dev_t;
typedef unsigned int __uid_t;
typedef unsigned int __gid_t;
typedef unsigned long int __ino_t;
typedef __UINT64_TYPE__ __ino64_t;
typedef unsigned int __mode_t;
#ifdef __x86_64__
typedef unsigned long int __nlink_t;
typedef long int __ssize_t;
typedef long int __intptr_t;
#else
typedef unsigned int __nlink_t;
typedef int __ssize_t;
typedef int __intptr_t;
#endif
typedef long int __off_t;
typedef __INT64_TYPE__ __off64_t;
typedef __INT64_TYPE__ __loff_t;
typedef int __pid_t;
typedef struct { int __val[2]; } __fsid_t;
typedef long int __clock_t;
typedef unsigned long int __rlim_t;
typedef __UINT64_TYPE__ __rlim64_t;
typedef unsigned int __id_t;
typedef long int __time_t;
typedef unsigned int __useconds_t;
typedef long int __suseconds_t;
typedef long int __syscall_slong_t;
typedef unsigned long int __syscall_ulong_t;
typedef __INT64_TYPE__ __time64_t;
typedef __INT64_TYPE__ __suseconds64_t;
typedef __UINT64_TYPE__ __fsblkcnt64_t;
typedef __UINT64_TYPE__ __fsfilcnt64_t;
typedef int __daddr_t;
typedef int __key_t;
typedef int __clockid_t;
typedef void *__timer_t;
typedef __INTPTR_TYPE__ __fsword_t;
typedef long int __blksize_t;
typedef long int __blkcnt_t;
typedef __INT64_TYPE__ __blkcnt64_t;
typedef unsigned long int __fsblkcnt_t;
typedef unsigned long int __fsfilcnt_t;
typedef unsigned int __socklen_t;
typedef char *__caddr_t;
typedef int __sig_atomic_t;

#endif
