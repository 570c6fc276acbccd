_Bool __kiki_input_bool(const char *source);
int __kiki_input_int(const char *source);
int *__errno_location(void);
/* It may fail; nothing that the program sees changes. */
int mkdir(const char *path, unsigned mode) {
  (void)*path;
  (void)mode;
  if (!__kiki_input_bool("mkdir"))
    return 0;
  *__errno_location() = __kiki_input_int("errno");
  return -1;
}
