// SPDX-License-Identifier: Apache-2.0
double difftime(long later, long earlier) {
  return (double)later - (double)earlier;
}
