/* SPDX-License-Identifier: Apache-2.0 */
/* For headers of glibc that are read from the machine. */
#include <bits/locale_t.h>
