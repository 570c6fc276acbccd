/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _BITS_FILE_H
#define _BITS_FILE_H 1
struct _IO_FILE;
typedef struct _IO_FILE __FILE;
typedef struct _IO_FILE FILE;
#endif
