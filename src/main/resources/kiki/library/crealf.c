// SPDX-License-Identifier: Apache-2.0
/* C11 7.3.9.6. */
float crealf(float _Complex z) { return __real__ z; }
