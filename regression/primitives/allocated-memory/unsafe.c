#include <stdint.h>

int main(void) {
  __CPROVER_allocated_memory(0x50000000UL, 16);
  int *registers = (int *)0x50000000UL;
  registers[1] = 5;
  __CPROVER_assert(registers[1] == 5, "what was written");
  __CPROVER_assert(registers[2] == 5, "what it holds at first");
}
