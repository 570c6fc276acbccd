#include <stdint.h>

typedef struct {
  uint32_t control;
  uint32_t data[3];
} device;

#define DEVICE ((device *)(0x40000000UL + 0x1000))
#define RAM 0x20000000UL

static device *const devices[1] = {DEVICE};
int ordinary;

unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  __CPROVER_allocated_memory(0x40000000UL + 0x1000, sizeof(device));
  // Two ranges that touch: a pointer may go from one to the other.
  __CPROVER_allocated_memory(RAM, 4);
  __CPROVER_allocated_memory(RAM + 4, 2 * sizeof(int *));
  DEVICE->control = 1;
  devices[0]->data[2] = 7;
  __CPROVER_assert(DEVICE->control == 1 && DEVICE->data[2] == 7, "what was written");
  unsigned i = __VERIFIER_nondet_uint();
  if (i < 3) {
    *(uint32_t *)(0x40001004UL + 4 * i) = i;
    __CPROVER_assert(DEVICE->data[i] == i, "at a computed address");
  }
  __CPROVER_assert((uintptr_t)&DEVICE->data[1] == 0x40001008UL, "its address");
  unsigned char *byte = (unsigned char *)RAM;
  for (int k = 0; k < 12; k++) {
    byte[k] = k;
  }
  __CPROVER_assert(byte[11] == 11 && *(uint8_t *)(RAM + 5) == 5, "over both");
  int **stored = (int **)(RAM + 4);
  *stored = &ordinary;
  **stored = 3;
  __CPROVER_assert(ordinary == 3, "a pointer in it");
  uintptr_t other = (uintptr_t)&ordinary;
  __CPROVER_assert(other + sizeof ordinary <= RAM || other >= RAM + 4, "apart from others");
}
