#define _GNU_SOURCE
#include "CLocalization.h"

#include <ctype.h>
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

// Declarations of Core Foundation without its headers: the toolchain's headers are for modules that link
// Foundation.
typedef const void *CFTypeRef;
typedef long CFIndex;
extern CFIndex CFArrayGetCount(CFTypeRef);
extern CFTypeRef CFArrayGetValueAtIndex(CFTypeRef, CFIndex);
extern CFTypeRef CFBundleCopyBundleLocalizations(CFTypeRef);
extern CFTypeRef CFBundleCopyLocalizedStringForLocalization(CFTypeRef, CFTypeRef, CFTypeRef, CFTypeRef, CFTypeRef);
extern CFTypeRef CFDictionaryGetValue(CFTypeRef, CFTypeRef);
extern CFIndex CFDictionaryGetCount(CFTypeRef);
extern void CFDictionaryGetKeysAndValues(CFTypeRef, CFTypeRef *, CFTypeRef *);
extern unsigned long CFDictionaryGetTypeID(void);
extern unsigned long CFGetTypeID(CFTypeRef);
extern unsigned long CFStringGetTypeID(void);
extern CFTypeRef CFStringCreateWithCString(CFTypeRef, const char *, unsigned);
extern CFTypeRef CFStringCreateMutableCopy(CFTypeRef, CFIndex, CFTypeRef);
extern CFIndex CFStringGetLength(CFTypeRef);
extern unsigned char CFStringGetCString(CFTypeRef, char *, CFIndex, unsigned);
typedef struct { CFIndex location, length; } CFRange;
extern CFRange CFStringFind(CFTypeRef, CFTypeRef, unsigned long);
extern CFIndex CFStringFindAndReplace(CFTypeRef, CFTypeRef, CFTypeRef, CFRange, unsigned long);
extern void CFRelease(CFTypeRef);
extern CFTypeRef CFRetain(CFTypeRef);

static const unsigned utf8 = 0x08000100;
static _Atomic(const char *(*)(void)) source;

void cellsnap_set_language_source(const char *(*language)(void)) { source = language; }

/// Returns whether `name`, such as `pt_BR`, is the language of the first `length` characters of `language`, such as
/// `pt-BR`.
static int is_language(CFTypeRef name, const char *language, size_t length) {
  char text[64];
  if (!CFStringGetCString(name, text, sizeof text, utf8) || strlen(text) != length) return 0;
  for (size_t i = 0; i < length; i++) {
    char character = text[i] == '_' ? '-' : text[i];
    if (tolower((unsigned char)character) != tolower((unsigned char)language[i])) return 0;
  }
  return 1;
}

/// Returns a bundle's localization for a language: the one with the most subtags in common, `pt-BR` before `pt`.
/// NULL if there is none.
static CFTypeRef copy_localization(CFTypeRef bundle, const char *language) {
  CFTypeRef all = CFBundleCopyBundleLocalizations(bundle);
  if (all == NULL) return NULL;
  CFTypeRef found = NULL;
  for (size_t length = strlen(language); length > 0 && found == NULL;) {
    for (CFIndex i = 0; i < CFArrayGetCount(all) && found == NULL; i++) {
      CFTypeRef name = CFArrayGetValueAtIndex(all, i);
      if (is_language(name, language, length)) found = CFRetain(name);
    }
    do length--;
    while (length > 0 && language[length] != '-');
  }
  CFRelease(all);
  return found;
}

static CFTypeRef value(CFTypeRef dictionary, const char *name) {
  CFTypeRef key = CFStringCreateWithCString(NULL, name, utf8);
  CFTypeRef found = CFDictionaryGetValue(dictionary, key);
  CFRelease(key);
  return found;
}

static int is_text(CFTypeRef value) { return value != NULL && CFGetTypeID(value) == CFStringGetTypeID(); }

/// Replaces all occurrences of `from` by `to`. Returns their number.
static CFIndex replace(CFTypeRef text, const char *from, CFTypeRef to) {
  CFTypeRef written = CFStringCreateWithCString(NULL, from, utf8);
  CFIndex count = CFStringFindAndReplace(text, written, to, (CFRange){0, CFStringGetLength(text)}, 0);
  CFRelease(written);
  return count;
}

static int contains(CFTypeRef text, const char *part) {
  CFTypeRef written = CFStringCreateWithCString(NULL, part, utf8);
  CFIndex length = CFStringFind(text, written, 0).length;
  CFRelease(written);
  return length > 0;
}

/// Replaces `%#@name@` by a variable's form, and `%2$#@name@` by the form with that argument's position in it.
/// Returns the number of replacements, or -1 if the position cannot be put into the form.
static CFIndex insert(CFTypeRef text, const char *name, CFTypeRef form) {
  char variable[160], place[8];
  snprintf(variable, sizeof variable, "%%#@%s@", name);
  CFIndex count = replace(text, variable, form);
  for (int argument = 1; argument <= 9; argument++) {
    snprintf(variable, sizeof variable, "%%%d$#@%s@", argument, name);
    if (!contains(text, variable)) continue;
    if (contains(form, "%%") || contains(form, "$") || contains(form, "#@")) return -1;
    CFTypeRef placed = CFStringCreateMutableCopy(NULL, 0, form);
    snprintf(place, sizeof place, "%%%d$", argument);
    CFTypeRef written = CFStringCreateWithCString(NULL, place, utf8);
    replace(placed, "%", written);
    count += replace(text, variable, placed);
    CFRelease(written);
    CFRelease(placed);
  }
  return count;
}

/// Returns the text of an entry of a `.stringsdict`, with each variable in the form `other`. NULL if a variable has
/// none, because formatting would treat a remaining variable as an object.
static CFTypeRef copy_plural(CFTypeRef entry) {
  enum { most = 16 };
  CFTypeRef format = value(entry, "NSStringLocalizedFormatKey"), keys[most], values[most];
  CFIndex count = CFDictionaryGetCount(entry), replaced = 1;
  if (!is_text(format) || count > most) return NULL;
  CFTypeRef text = CFStringCreateMutableCopy(NULL, 0, format);
  CFDictionaryGetKeysAndValues(entry, keys, values);
  // A form may contain variables itself. There are at most as many passes as entries, unless forms contain each
  // other.
  for (CFIndex pass = 0; pass < count && replaced > 0; pass++) {
    replaced = 0;
    for (CFIndex i = 0; i < count && replaced >= 0; i++) {
      char name[128];
      if (CFGetTypeID(values[i]) != CFDictionaryGetTypeID()) continue;
      CFTypeRef form = value(values[i], "other");
      if (!is_text(form) || !CFStringGetCString(keys[i], name, sizeof name, utf8)) continue;
      CFIndex found = insert(text, name, form);
      replaced = found < 0 ? -1 : replaced + found;
    }
    if (CFStringGetLength(text) > 10000) break;
  }
  if (!contains(text, "#@")) return text;
  CFRelease(text);
  return NULL;
}

/// Returns a text unchanged, and a dictionary from a `.stringsdict` as a text. Takes over the reference to `found`.
///
/// Foundation would treat the dictionary as a text and crash.
static CFTypeRef as_text(CFTypeRef found, CFTypeRef key) {
  if (found == NULL || CFGetTypeID(found) != CFDictionaryGetTypeID()) return found;
  CFTypeRef text = copy_plural(found);
  CFRelease(found);
  return text == NULL ? CFRetain(key) : text;
}

// Foundation calls this function by name, and the program's own definition comes before the library's.
CFTypeRef CFBundleCopyLocalizedString(CFTypeRef bundle, CFTypeRef key, CFTypeRef missing, CFTypeRef table) {
  const char *(*language)(void) = source;
  const char *name = language == NULL ? NULL : language();
  CFTypeRef localization = name == NULL ? NULL : copy_localization(bundle, name);
  if (localization == NULL) {
    CFTypeRef (*usual)(CFTypeRef, CFTypeRef, CFTypeRef, CFTypeRef) = dlsym(RTLD_NEXT, "CFBundleCopyLocalizedString");
    return as_text(usual(bundle, key, missing, table), key);
  }
  CFTypeRef text = CFBundleCopyLocalizedStringForLocalization(bundle, key, missing, table, localization);
  CFRelease(localization);
  return as_text(text, key);
}
