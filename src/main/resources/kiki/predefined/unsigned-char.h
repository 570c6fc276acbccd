/* With --unsigned-char. */
#define __CHAR_UNSIGNED__ 1
