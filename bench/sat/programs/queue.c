// SPDX-License-Identifier: Apache-2.0
// A ring buffer against a plain counter.
extern int nondet_int(void);
extern void __CPROVER_assert(_Bool, const char *);
#define SIZE 8
int main(void) {
  int ring[SIZE];
  unsigned head = 0, tail = 0, count = 0;
  int last = 0, sum = 0;
  while (1) {
    int value = nondet_int();
    if ((value & 1) && count < SIZE) {
      ring[tail] = value;
      tail = (tail + 1) % SIZE;
      count++;
      sum ^= value;
    } else if (count > 0) {
      last = ring[head];
      head = (head + 1) % SIZE;
      count--;
      sum ^= last;
    }
    __CPROVER_assert(count <= SIZE, "no overflow");
    __CPROVER_assert((head + count) % SIZE == tail, "indices agree with the count");
    __CPROVER_assert(count != 0 || sum == 0, "what went in came out");
  }
}
