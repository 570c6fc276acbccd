int __kiki_input_int(const char *source);
int *__errno_location(void);
_Bool __kiki_input_bool(const char *source);
static char file[256];
void *fopen(const char *name, const char *mode) {
  (void)*name;
  (void)*mode;
  if (!__kiki_input_bool("fopen"))
    return file;
  *__errno_location() = __kiki_input_int("errno");
  return (void *)0;
}
