int pthread_mutex_lock(void *mutex) {
  (void)mutex;
  return 0;
}
