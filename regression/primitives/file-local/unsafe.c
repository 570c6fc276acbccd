int __CPROVER_file_local_queue_c_s_step(int n);
int main(void) {
  __CPROVER_assert(__CPROVER_file_local_queue_c_s_step(3) == 3, "its body is known");
  return 0;
}
