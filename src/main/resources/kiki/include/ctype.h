/* SPDX-License-Identifier: Apache-2.0 */
/* C11 7.4 */
#ifndef _CTYPE_H
#define _CTYPE_H 1

#include <features.h>

extern int isalnum(int __c);
extern int isalpha(int __c);
extern int isblank(int __c);
extern int iscntrl(int __c);
extern int isdigit(int __c);
extern int isgraph(int __c);
extern int islower(int __c);
extern int isprint(int __c);
extern int ispunct(int __c);
extern int isspace(int __c);
extern int isupper(int __c);
extern int isxdigit(int __c);
extern int tolower(int __c);
extern int toupper(int __c);

#if defined __USE_MISC || defined __USE_XOPEN
extern int isascii(int __c);
extern int toascii(int __c);
#endif

#ifdef __USE_POSIX
#include <bits/locale_t.h>
extern int isalnum_l(int __c, locale_t __l);
extern int isalpha_l(int __c, locale_t __l);
extern int isblank_l(int __c, locale_t __l);
extern int iscntrl_l(int __c, locale_t __l);
extern int isdigit_l(int __c, locale_t __l);
extern int isgraph_l(int __c, locale_t __l);
extern int islower_l(int __c, locale_t __l);
extern int isprint_l(int __c, locale_t __l);
extern int ispunct_l(int __c, locale_t __l);
extern int isspace_l(int __c, locale_t __l);
extern int isupper_l(int __c, locale_t __l);
extern int isxdigit_l(int __c, locale_t __l);
extern int tolower_l(int __c, locale_t __l);
extern int toupper_l(int __c, locale_t __l);
#endif

#endif
