// SPDX-License-Identifier: Apache-2.0
/* C11 7.21.6.1p5: a negative width is a flag and a width. */
int __kiki_safe_format_width(int width) {
  return width < 0 ? (int)(0u - (unsigned)width) : width;
}
