// SPDX-License-Identifier: Apache-2.0
/* C11 7.3.9.4. */
long double _Complex conjl(long double _Complex z) { return ~z; }
