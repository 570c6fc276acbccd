_Bool __kiki_input_bool(const char *source);
int __kiki_input_int(const char *source);
int *__errno_location(void);
/* It may fail; nothing that the program sees changes. */
int unsetenv(const char *name) {
  (void)*name;
  if (!__kiki_input_bool("unsetenv"))
    return 0;
  *__errno_location() = __kiki_input_int("errno");
  return -1;
}
