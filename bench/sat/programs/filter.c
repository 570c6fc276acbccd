// SPDX-License-Identifier: Apache-2.0
// A smoothing filter in floating point with inputs in [-1, 1]: the state stays bounded.
extern float nondet_float(void);
extern int nondet_int(void);
extern void __CPROVER_assert(_Bool, const char *);
int main(void) {
  float state = 0.0f;
  while (nondet_int()) {
    float in = nondet_float();
    if (!(in >= -1.0f && in <= 1.0f))
      in = 0.0f;
    state = 0.5f * state + 0.25f * in;
    __CPROVER_assert(state <= 1.0f && state >= -1.0f, "bounded");
  }
  return 0;
}
