// SPDX-License-Identifier: Apache-2.0
/* Options of a command line, as glibc takes them, but for the messages on stderr. */
#include <getopt.h>
_Bool __kiki_input_bool(const char *source);
__attribute__((weak)) char *optarg;
__attribute__((weak)) int optind = 1;
__attribute__((weak)) int opterr = 1;
__attribute__((weak)) int optopt = '?';

enum order { REQUIRE_ORDER, PERMUTE, RETURN_IN_ORDER };
static enum order order;
static _Bool is_started;
static char *argument;
static int letter;
/* The rest of an argument with several options; null if there is none. */
static char *rest;
/* Of the arguments before optind, these are no options. */
static int first_other, end_of_others;

static _Bool getopt_is_other(const char *text) { return text[0] != '-' || text[1] == 0; }

static const char *getopt_option_in(const char *options, char c) {
  while (*options != c) {
    if (*options == 0)
      return (const char *)0;
    options++;
  }
  return options;
}

/* Moves options that follow the others before them. */
static void getopt_exchange(char **arguments) {
  int to = first_other;
  for (int from = end_of_others; from < optind; from++) {
    char *option = arguments[from];
    for (int i = from; i > to; i--)
      arguments[i] = arguments[i - 1];
    arguments[to++] = option;
  }
  first_other = to;
  end_of_others = optind;
}

static void getopt_start(const char *options) {
  if (optind == 0)
    optind = 1;
  first_other = end_of_others = optind;
  rest = (char *)0;
  if (*options == '-')
    order = RETURN_IN_ORDER;
  else if (*options == '+' || __kiki_input_bool("POSIXLY_CORRECT"))
    order = REQUIRE_ORDER;
  else
    order = PERMUTE;
  is_started = 1;
}

static _Bool getopt_is_prefix(const char *text, const char *end, const char *name) {
  for (; text != end; text++, name++)
    if (*text != *name)
      return 0;
  return 1;
}

static _Bool getopt_is_whole(const char *text, const char *end, const char *name) {
  return getopt_is_prefix(text, end, name) && name[end - text] == 0;
}

/* The option that is named, by all of its name or by a start that no other has: its index; -1 if
   there is none, -2 if there are several. */
static int getopt_long_option(const struct option *known, const char *end, _Bool long_only) {
  int found = -1;
  for (int i = 0; known[i].name; i++)
    if (getopt_is_whole(rest, end, known[i].name))
      return i;
  _Bool several = 0;
  for (int i = 0; known[i].name; i++)
    if (getopt_is_prefix(rest, end, known[i].name)) {
      if (found < 0)
        found = i;
      else if (long_only || known[found].has_arg != known[i].has_arg ||
               known[found].flag != known[i].flag || known[found].val != known[i].val)
        several = 1;
    }
  return several ? -2 : found;
}

static int getopt_take_long(
    int count,
    char **arguments,
    const char *options,
    const struct option *known,
    int *index,
    _Bool long_only) {
  char *end = rest;
  while (*end != 0 && *end != '=')
    end++;
  int found = getopt_long_option(known, end, long_only);
  if (found == -1 && long_only && arguments[optind][1] != '-' && getopt_option_in(options, *rest))
    return -1;
  optind++;
  if (found < 0) {
    if (found == -1) {
      rest = (char *)0;
    } else {
      while (*rest != 0)
        rest++;
    }
    letter = 0;
    return '?';
  }
  const struct option *option = known + found;
  rest = (char *)0;
  if (*end != 0) {
    if (!option->has_arg) {
      letter = option->val;
      return '?';
    }
    argument = end + 1;
  } else if (option->has_arg == required_argument) {
    if (optind >= count) {
      letter = option->val;
      return options[0] == ':' ? ':' : '?';
    }
    argument = arguments[optind++];
  }
  if (index)
    *index = found;
  if (option->flag) {
    *option->flag = option->val;
    return 0;
  }
  return option->val;
}

/* Takes a letter off the rest of an argument. */
static int getopt_take_short(
    int count, char **arguments, const char *options, const struct option *known, int *index) {
  char c = *rest++;
  const char *option = getopt_option_in(options, c);
  if (*rest == 0)
    optind++;
  if (!option || c == ':' || c == ';' || c == 0) {
    letter = c;
    return '?';
  }
  _Bool is_word = option[0] == 'W' && option[1] == ';' && known;
  if (!is_word && option[1] != ':')
    return c;
  if (*rest != 0) {
    argument = rest;
    if (!is_word)
      optind++;
  } else if (!is_word && option[2] == ':') {
    argument = (char *)0;
  } else if (optind == count) {
    letter = c;
    c = options[0] == ':' ? ':' : '?';
    if (is_word)
      return c;
  } else if (is_word) {
    argument = arguments[optind];
  } else {
    argument = arguments[optind++];
  }
  rest = (char *)0;
  if (is_word) {
    rest = argument;
    argument = (char *)0;
    return getopt_take_long(count, arguments, options, known, index, 0);
  }
  return c;
}

/* Goes on to the next argument that is an option; 0 if there is one, otherwise what is returned. */
static int getopt_advance(int count, char **arguments) {
  if (end_of_others > optind)
    end_of_others = optind;
  if (first_other > optind)
    first_other = optind;
  if (order == PERMUTE) {
    if (first_other != end_of_others && end_of_others != optind)
      getopt_exchange(arguments);
    else if (end_of_others != optind)
      first_other = optind;
    while (optind < count && getopt_is_other(arguments[optind]))
      optind++;
    end_of_others = optind;
  }
  if (optind != count && arguments[optind][0] == '-' && arguments[optind][1] == '-' &&
      arguments[optind][2] == 0) {
    optind++;
    if (first_other != end_of_others && end_of_others != optind)
      getopt_exchange(arguments);
    else if (first_other == end_of_others)
      first_other = optind;
    end_of_others = count;
    optind = count;
  }
  if (optind == count) {
    if (first_other != end_of_others)
      optind = first_other;
    return -1;
  }
  if (!getopt_is_other(arguments[optind]))
    return 0;
  if (order == REQUIRE_ORDER)
    return -1;
  argument = arguments[optind++];
  return 1;
}

static int getopt_next(
    int count,
    char **arguments,
    const char *options,
    const struct option *known,
    int *index,
    _Bool long_only) {
  if (count < 1)
    return -1;
  argument = (char *)0;
  if (optind == 0 || !is_started)
    getopt_start(options);
  if (options[0] == '-' || options[0] == '+')
    options++;
  if (!rest || *rest == 0) {
    int end = getopt_advance(count, arguments);
    if (end != 0)
      return end;
    char *option = arguments[optind];
    if (known && option[1] == '-') {
      rest = option + 2;
      return getopt_take_long(count, arguments, options, known, index, long_only);
    }
    rest = option + 1;
    if (known && long_only && (option[2] != 0 || !getopt_option_in(options, option[1]))) {
      int code = getopt_take_long(count, arguments, options, known, index, long_only);
      if (code != -1)
        return code;
    }
  }
  return getopt_take_short(count, arguments, options, known, index);
}

int __kiki_getopt(
    int count,
    char *const *arguments,
    const char *options,
    const struct option *known,
    int *index,
    int long_only) {
  int result = getopt_next(count, (char **)arguments, options, known, index, long_only);
  optarg = argument;
  optopt = letter;
  return result;
}
