#include <assert.h>
#include <dirent.h>
#include <stdio.h>

int main(void) {
  char line[16];
  FILE *a = fopen("a", "r");
  if (a == NULL)
    return 1;
  FILE *b = fopen("b", "w");
  if (b != NULL) {
    assert(a != b);
    fputs("text", b);
    fclose(b);
  }
  if (fgets(line, sizeof line, a) != NULL)
    puts(line);
  rewind(a);
  fflush(NULL);
  fclose(a);
  FILE *c = tmpfile();
  if (c != NULL) {
    ungetc('x', c);
    fclose(c);
  }
  DIR *folder = opendir(".");
  if (folder != NULL) {
    struct dirent *entry = readdir(folder);
    if (entry != NULL)
      entry->d_name[0] = 0;
    closedir(folder);
  }
  fclose(stdout);
}
