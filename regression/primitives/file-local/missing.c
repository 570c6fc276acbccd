int __CPROVER_file_local_queue_c_s_stop(int n);
int main(void) { return __CPROVER_file_local_queue_c_s_stop(3); }
