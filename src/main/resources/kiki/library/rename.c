_Bool __kiki_input_bool(const char *source);
int __kiki_input_int(const char *source);
int *__errno_location(void);
/* It may fail; nothing that the program sees changes. */
int rename(const char *from, const char *to) {
  (void)*from;
  (void)*to;
  if (!__kiki_input_bool("rename"))
    return 0;
  *__errno_location() = __kiki_input_int("errno");
  return -1;
}
