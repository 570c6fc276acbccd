_Bool __kiki_input_bool(const char *source);
int __kiki_input_int(const char *source);
int *__errno_location(void);
/* It may fail; nothing that the program sees changes. */
int chdir(const char *path) {
  (void)*path;
  if (!__kiki_input_bool("chdir"))
    return 0;
  *__errno_location() = __kiki_input_int("errno");
  return -1;
}
