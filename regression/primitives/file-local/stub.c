int queue_step(int n);
int __CPROVER_file_local_queue_c_s_step(int n) { return n + 2; }
int main(void) {
  __CPROVER_assert(queue_step(3) == 5, "the stub");
  return 0;
}
