int queue_step(int n);
int __CPROVER_file_local_queue_c_s_step(int n);
int main(void) {
  __CPROVER_assert(__CPROVER_file_local_queue_c_s_step(3) == queue_step(3), "the static function");
  return 0;
}
