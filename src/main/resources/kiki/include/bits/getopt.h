/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _BITS_GETOPT_H
#define _BITS_GETOPT_H 1
extern char *optarg;
extern int optind;
extern int opterr;
extern int optopt;
extern int getopt(int ___argc, char *const *___argv, const char *__shortopts);
#endif
