// SPDX-License-Identifier: Apache-2.0
double log2(double x);
float log2f(float x) {
  return log2(x);
}
