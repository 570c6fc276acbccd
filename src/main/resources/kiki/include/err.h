/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _ERR_H
#define _ERR_H 1
#include <features.h>
typedef __builtin_va_list __gnuc_va_list;
extern void warn(const char *__format, ...);
extern void vwarn(const char *__format, __gnuc_va_list __ap);
extern void warnx(const char *__format, ...);
extern void vwarnx(const char *__format, __gnuc_va_list __ap);
extern void err(int __status, const char *__format, ...) __attribute__((__noreturn__));
extern void verr(int __status, const char *__format, __gnuc_va_list __ap)
    __attribute__((__noreturn__));
extern void errx(int __status, const char *__format, ...) __attribute__((__noreturn__));
extern void verrx(int __status, const char *__format, __gnuc_va_list __ap)
    __attribute__((__noreturn__));
#endif
