#define _GNU_SOURCE
#include "plurals.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Declarations of Core Foundation and of ICU, which Foundation brings along, without their headers.
typedef const void *CFTypeRef;
typedef long CFIndex;
extern CFTypeRef CFDictionaryGetValue(CFTypeRef, CFTypeRef);
extern unsigned long CFDictionaryGetTypeID(void);
extern CFTypeRef CFDictionaryCreateMutable(CFTypeRef, CFIndex, const void *, const void *);
extern void CFDictionarySetValue(CFTypeRef, CFTypeRef, CFTypeRef);
extern const char kCFTypeDictionaryKeyCallBacks, kCFTypeDictionaryValueCallBacks;
extern unsigned long CFGetTypeID(CFTypeRef);
extern unsigned long CFStringGetTypeID(void);
extern CFTypeRef CFStringCreateWithCString(CFTypeRef, const char *, unsigned);
extern unsigned char CFStringGetCString(CFTypeRef, char *, CFIndex, unsigned);
extern CFTypeRef CFRetain(CFTypeRef);
extern void CFRelease(CFTypeRef);
extern void *swift_uplrules_open(const char *locale, int *status);
extern void swift_uplrules_close(void *rules);
extern int32_t swift_uplrules_select(
    const void *rules, double number, uint16_t *keyword, int32_t capacity, int *status);

static const unsigned utf8 = 0x08000100;
enum { longest = 8192, arguments = 16, nesting = 8 };

/// The kinds of arguments, by the registers that they are passed in.
typedef enum { unknown, integer, half, real, object } Kind;

/// The forms of a text that is being made.
typedef struct {
  CFTypeRef entry;
  const char *language;
  /// The numbers of the arguments, or NULL for the form `other`.
  const double *numbers;
  Kind kinds[arguments + 1];
  /// The number of the next argument without a position.
  int next;
  char text[longest];
  size_t length;
  /// The variables replaced so far. Empty forms that name each other add no text, but take time.
  int steps;
  int is_broken;
} Expansion;

static CFTypeRef value(CFTypeRef dictionary, const char *name) {
  CFTypeRef key = CFStringCreateWithCString(NULL, name, utf8);
  if (key == NULL) return NULL;
  CFTypeRef found = CFDictionaryGetValue(dictionary, key);
  CFRelease(key);
  return found;
}

static int copy_text(CFTypeRef dictionary, const char *name, char *text, size_t count) {
  CFTypeRef found = value(dictionary, name);
  return found != NULL && CFGetTypeID(found) == CFStringGetTypeID()
    && CFStringGetCString(found, text, (CFIndex)count, utf8);
}

static void append(Expansion *expansion, const char *text, size_t count) {
  if (expansion->length + count >= longest) {
    expansion->is_broken = 1;
    return;
  }
  memcpy(expansion->text + expansion->length, text, count);
  expansion->length += count;
  expansion->text[expansion->length] = 0;
}

/// Returns the kind of an argument by the end of its specification, such as `ld` or `.2f`.
static Kind kind(const char *specification, size_t count) {
  char last = specification[count - 1];
  if (strchr("@sSp", last)) return object;
  if (strchr("fFeEgGaA", last)) return real;
  for (size_t i = 0; i < count; i++) {
    if (strchr("lqzjt", specification[i])) return integer;
  }
  return half;
}

/// Writes the name of a number's plural form in a language, such as `few`.
static void select_form(const char *language, double number, char *name, size_t count) {
  int status = 0;
  uint16_t keyword[16];
  snprintf(name, count, "other");
  void *rules = swift_uplrules_open(language, &status);
  if (status <= 0) {
    int32_t length = swift_uplrules_select(rules, number, keyword, 16, &status);
    if (status <= 0 && length > 0 && length < 16 && (size_t)length < count) {
      for (int32_t i = 0; i < length; i++) name[i] = (char)keyword[i];
      name[length] = 0;
    }
  }
  swift_uplrules_close(rules);
}

static void expand(Expansion *expansion, const char *text, int own, int depth);

/// Appends the form of a variable for its argument.
static void expand_variable(Expansion *expansion, const char *name, int position, int depth) {
  char form[longest], type[16], plural[16] = "other";
  CFTypeRef variable = value(expansion->entry, name);
  if (variable == NULL || CFGetTypeID(variable) != CFDictionaryGetTypeID() || depth >= nesting
      || ++expansion->steps > 1000) {
    expansion->is_broken = 1;
    return;
  }
  int argument = position > 0 ? position : expansion->next++;
  if (argument > arguments) {
    expansion->is_broken = 1;
    return;
  }
  size_t count = copy_text(variable, "NSStringFormatValueTypeKey", type, sizeof type) ? strlen(type) : 0;
  if (count > 0) expansion->kinds[argument] = kind(type, count);
  int is_found = 0;
  if (expansion->numbers != NULL) {
    double number = expansion->numbers[argument];
    // This form is for the number 0 in every language.
    if (number == 0) is_found = copy_text(variable, "zero", form, sizeof form);
    if (!is_found) {
      select_form(expansion->language, number, plural, sizeof plural);
      is_found = copy_text(variable, plural, form, sizeof form);
    }
  }
  if (!is_found && !copy_text(variable, "other", form, sizeof form)) {
    expansion->is_broken = 1;
    return;
  }
  expand(expansion, form, argument, depth + 1);
}

/// Appends a text with its variables replaced, and with the position of each argument.
///
/// - Parameter own: The argument of the variable whose form the text is, or 0. The first specification without a
///   position takes it.
static void expand(Expansion *expansion, const char *text, int own, int depth) {
  while (*text && !expansion->is_broken) {
    size_t plain = strcspn(text, "%");
    append(expansion, text, plain);
    text += plain;
    if (!*text) return;
    if (text[1] == '%') {
      append(expansion, "%%", 2);
      text += 2;
      continue;
    }
    text++;
    size_t digits = strspn(text, "0123456789");
    int position = digits > 0 && digits < 3 && text[digits] == '$' ? atoi(text) : 0;
    if (position > 0) text += digits + 1;
    if (text[0] == '#' && text[1] == '@') {
      const char *end = strchr(text + 2, '@');
      char name[128];
      if (end == NULL || end - text - 2 >= (long)sizeof name) {
        expansion->is_broken = 1;
        return;
      }
      memcpy(name, text + 2, (size_t)(end - text - 2));
      name[end - text - 2] = 0;
      expand_variable(expansion, name, position, depth);
      text = end + 1;
      continue;
    }
    // Flags, the width, the precision, the length and the conversion.
    size_t count = strspn(text, "0123456789.+- #'hlqzjtL");
    if (!text[count] || text[count] == '*') {
      expansion->is_broken = 1;
      return;
    }
    count++;
    int argument = position > 0 ? position : own > 0 ? own : expansion->next++;
    if (position == 0) own = 0;
    if (argument > arguments) {
      expansion->is_broken = 1;
      return;
    }
    char start[8];
    snprintf(start, sizeof start, "%%%d$", argument);
    append(expansion, start, strlen(start));
    append(expansion, text, count);
    if (expansion->kinds[argument] == unknown) expansion->kinds[argument] = kind(text, count);
    text += count;
  }
}

/// Starts again with the forms of other numbers. Returns whether there is a text.
static int expand_entry(Expansion *expansion, const double *numbers) {
  char format[longest];
  expansion->numbers = numbers;
  expansion->next = 1;
  expansion->length = 0;
  expansion->steps = 0;
  expansion->text[0] = 0;
  expansion->is_broken = !copy_text(expansion->entry, "NSStringLocalizedFormatKey", format, sizeof format);
  expand(expansion, format, 0, 0);
  return !expansion->is_broken;
}

/// The entries by their texts, and their languages by the same texts. The last entry counts, should two have the
/// same text. An app has as many as it has translations.
static CFTypeRef entries, languages;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic int has_entries;

CFTypeRef cellsnap_copy_plural(CFTypeRef entry, const char *language) {
  Expansion *expansion = calloc(1, sizeof *expansion);
  if (expansion == NULL) return NULL;
  expansion->entry = entry;
  expansion->language = language;
  CFTypeRef text = expand_entry(expansion, NULL) ? CFStringCreateWithCString(NULL, expansion->text, utf8) : NULL;
  free(expansion);
  CFTypeRef name = CFStringCreateWithCString(NULL, language, utf8);
  if (text != NULL && name != NULL) {
    pthread_mutex_lock(&lock);
    if (entries == NULL) {
      entries = CFDictionaryCreateMutable(NULL, 0, &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks);
      languages = CFDictionaryCreateMutable(NULL, 0, &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks);
    }
    CFDictionarySetValue(entries, text, entry);
    CFDictionarySetValue(languages, text, name);
    pthread_mutex_unlock(&lock);
    has_entries = 1;
  }
  if (name != NULL) CFRelease(name);
  return text;
}

/// Reads the arguments as numbers, by the kinds of an expansion. Those after the last known one are not read.
static void read_numbers(const Expansion *expansion, va_list list, double *numbers) {
  int last = arguments;
  while (last > 0 && expansion->kinds[last] == unknown) last--;
  for (int i = 1; i <= last; i++) {
    switch (expansion->kinds[i]) {
    case real: numbers[i] = va_arg(list, double); break;
    case half: numbers[i] = (double)(int)va_arg(list, long); break;
    default: numbers[i] = (double)va_arg(list, long); break;
    }
  }
}

/// Returns the format with the forms of its arguments, if it is the text of an entry with plurals, or NULL.
static CFTypeRef copy_chosen(CFTypeRef format, va_list list) {
  char language[64] = "en";
  pthread_mutex_lock(&lock);
  CFTypeRef entry = CFDictionaryGetValue(entries, format), name = CFDictionaryGetValue(languages, format);
  if (entry != NULL) CFRetain(entry);
  if (name != NULL) CFStringGetCString(name, language, sizeof language, utf8);
  pthread_mutex_unlock(&lock);
  if (entry == NULL) return NULL;
  CFTypeRef text = NULL;
  Expansion *expansion = calloc(1, sizeof *expansion);
  double numbers[arguments + 1] = {0};
  if (expansion != NULL) {
    expansion->entry = entry;
    expansion->language = language;
    // The forms for any numbers show of which kind the arguments are.
    if (expand_entry(expansion, NULL)) {
      read_numbers(expansion, list, numbers);
      if (expand_entry(expansion, numbers)) text = CFStringCreateWithCString(NULL, expansion->text, utf8);
    }
    free(expansion);
  }
  CFRelease(entry);
  return text;
}

// Foundation makes every text of a format with this function, and calls it by name. The program's own definition
// comes before the library's.
CFTypeRef CFStringCreateWithFormatAndArguments(CFTypeRef allocator, CFTypeRef options, CFTypeRef format, va_list list) {
  static _Atomic(CFTypeRef (*)(CFTypeRef, CFTypeRef, CFTypeRef, va_list)) kept;
  CFTypeRef (*usual)(CFTypeRef, CFTypeRef, CFTypeRef, va_list) = kept;
  if (usual == NULL) {
    usual = dlsym(RTLD_NEXT, "CFStringCreateWithFormatAndArguments");
    kept = usual;
  }
  if (!has_entries) return usual(allocator, options, format, list);
  va_list copy;
  va_copy(copy, list);
  CFTypeRef chosen = copy_chosen(format, copy);
  va_end(copy);
  CFTypeRef text = usual(allocator, options, chosen == NULL ? format : chosen, list);
  if (chosen != NULL) CFRelease(chosen);
  return text;
}
