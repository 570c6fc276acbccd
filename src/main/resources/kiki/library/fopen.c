_Bool __kiki_input_bool(const char *source);
static char file[256];
void *fopen(const char *name, const char *mode) {
  (void)*name;
  (void)*mode;
  return __kiki_input_bool("fopen") ? (void *)0 : (void *)file;
}
