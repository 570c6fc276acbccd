/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _VALUES_H
#define _VALUES_H 1
#include <limits.h>
#include <float.h>
#define CHARBITS (sizeof(char) * 8)
#define SHORTBITS (sizeof(short int) * 8)
#define INTBITS (sizeof(int) * 8)
#define LONGBITS (sizeof(long int) * 8)
#define MAXSHORT SHRT_MAX
#define MINSHORT SHRT_MIN
#define MAXINT INT_MAX
#define MININT INT_MIN
#define MAXLONG LONG_MAX
#define MINLONG LONG_MIN
#define MAXDOUBLE DBL_MAX
#define MINDOUBLE DBL_MIN
#define MAXFLOAT FLT_MAX
#define MINFLOAT FLT_MIN
#endif
