// SPDX-License-Identifier: Apache-2.0
/* C11 7.3.9.2. */
float cimagf(float _Complex z) { return __imag__ z; }
