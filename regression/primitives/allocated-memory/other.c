int main(void) {
  __CPROVER_allocated_memory(0x1000, 16);
  *(int *)0x1010 = 1;
}
