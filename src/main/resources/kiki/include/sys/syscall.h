/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _SYS_SYSCALL_H
#define _SYS_SYSCALL_H 1
#ifdef __x86_64__
#define SYS_read 0
#define SYS_write 1
#define SYS_open 2
#define SYS_close 3
#define SYS_getpid 39
#define SYS_exit 60
#define SYS_gettid 186
#define SYS_futex 202
#else
#define SYS_exit 1
#define SYS_read 3
#define SYS_write 4
#define SYS_open 5
#define SYS_close 6
#define SYS_getpid 20
#define SYS_gettid 224
#define SYS_futex 240
#endif
#define __NR_read SYS_read
#define __NR_write SYS_write
#define __NR_open SYS_open
#define __NR_close SYS_close
#define __NR_getpid SYS_getpid
#define __NR_exit SYS_exit
#define __NR_gettid SYS_gettid
#define __NR_futex SYS_futex
#endif
