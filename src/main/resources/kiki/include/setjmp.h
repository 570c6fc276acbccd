/* SPDX-License-Identifier: Apache-2.0 */
/* C11 7.13 */
#ifndef _SETJMP_H
#define _SETJMP_H 1
#include <features.h>
#include <bits/sigset.h>
#ifdef __x86_64__
typedef long int __jmp_buf[8];
#else
typedef int __jmp_buf[6];
#endif
struct __jmp_buf_tag {
  __jmp_buf __jmpbuf;
  int __mask_was_saved;
  __sigset_t __saved_mask;
};
typedef struct __jmp_buf_tag jmp_buf[1];
extern int setjmp(jmp_buf __env);
extern int _setjmp(struct __jmp_buf_tag __env[1]);
#define setjmp(env) _setjmp(env)
extern void longjmp(struct __jmp_buf_tag __env[1], int __val) __attribute__((__noreturn__));
#if defined __USE_MISC || defined __USE_XOPEN
extern void _longjmp(struct __jmp_buf_tag __env[1], int __val) __attribute__((__noreturn__));
#endif
#ifdef __USE_POSIX
typedef struct __jmp_buf_tag sigjmp_buf[1];
extern int __sigsetjmp(struct __jmp_buf_tag __env[1], int __savemask);
#define sigsetjmp(env, savemask) __sigsetjmp(env, savemask)
extern void siglongjmp(sigjmp_buf __env, int __val) __attribute__((__noreturn__));
#endif
#endif
