#define _GNU_SOURCE
#include "CLocalization.h"

#include <ctype.h>
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

// Core Foundation's, without its headers: those of the toolchain are for modules that link Foundation.
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
extern CFIndex CFStringFindAndReplace(CFTypeRef, CFTypeRef, CFTypeRef, CFRange, unsigned long);
extern void CFRelease(CFTypeRef);
extern CFTypeRef CFRetain(CFTypeRef);

static const unsigned utf8 = 0x08000100;
static _Atomic(const char *(*)(void)) source;

void cellsnap_set_language_source(const char *(*language)(void)) { source = language; }

/// Whether `name`, such as `pt_BR`, is the language of the first `length` characters of `language`, such as `pt-BR`.
static int is_language(CFTypeRef name, const char *language, size_t length) {
  char text[64];
  if (!CFStringGetCString(name, text, sizeof text, utf8) || strlen(text) != length) return 0;
  for (size_t i = 0; i < length; i++) {
    char character = text[i] == '_' ? '-' : text[i];
    if (tolower((unsigned char)character) != tolower((unsigned char)language[i])) return 0;
  }
  return 1;
}

/// The translation of a bundle into a language: the one with the most subtags in common, `pt-BR` before `pt`; NULL where
/// there is none.
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

/// The text of an entry of a `.stringsdict`, each of its variables, `%#@count@` or `%1$#@count@`, in the form `other`.
static CFTypeRef copy_plural(CFTypeRef entry) {
  CFTypeRef format = value(entry, "NSStringLocalizedFormatKey");
  if (format == NULL || CFGetTypeID(format) != CFStringGetTypeID()) return NULL;
  CFTypeRef text = CFStringCreateMutableCopy(NULL, 0, format);
  CFIndex count = CFDictionaryGetCount(entry);
  CFTypeRef keys[64], values[64];
  if (count > 64) return text;
  CFDictionaryGetKeysAndValues(entry, keys, values);
  for (CFIndex i = 0; i < count; i++) {
    char name[128], variable[160];
    if (CFGetTypeID(values[i]) != CFDictionaryGetTypeID()) continue;
    CFTypeRef other = value(values[i], "other");
    if (other == NULL || CFGetTypeID(other) != CFStringGetTypeID()) continue;
    if (!CFStringGetCString(keys[i], name, sizeof name, utf8)) continue;
    for (int place = 0; place <= 9; place++) {
      if (place == 0) snprintf(variable, sizeof variable, "%%#@%s@", name);
      else snprintf(variable, sizeof variable, "%%%d$#@%s@", place, name);
      CFTypeRef written = CFStringCreateWithCString(NULL, variable, utf8);
      CFStringFindAndReplace(text, written, other, (CFRange){0, CFStringGetLength(text)}, 0);
      CFRelease(written);
    }
  }
  return text;
}

/// A text as it is; what a `.stringsdict` has, which is a dictionary and no text, as one. Takes `found` over.
///
/// Foundation takes the dictionary for a text and crashes.
static CFTypeRef as_text(CFTypeRef found, CFTypeRef key) {
  if (found == NULL || CFGetTypeID(found) != CFDictionaryGetTypeID()) return found;
  CFTypeRef text = copy_plural(found);
  CFRelease(found);
  return text == NULL ? CFRetain(key) : text;
}

// Foundation calls it by name, and the program's own comes before the library's.
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
