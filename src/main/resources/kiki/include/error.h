/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _ERROR_H
#define _ERROR_H 1
#include <features.h>
extern void error(int __status, int __errnum, const char *__format, ...);
extern void error_at_line(int __status, int __errnum, const char *__fname, unsigned int __lineno,
                          const char *__format, ...);
extern void (*error_print_progname)(void);
extern unsigned int error_message_count;
extern int error_one_per_line;
#endif
