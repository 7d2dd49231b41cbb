#define _GNU_SOURCE
#include "CLocalization.h"
#include "plurals.h"

#include <ctype.h>
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>

// Declarations of Core Foundation without its headers: the toolchain's headers are for modules that link
// Foundation.
typedef const void *CFTypeRef;
typedef long CFIndex;
extern CFIndex CFArrayGetCount(CFTypeRef);
extern CFTypeRef CFArrayGetValueAtIndex(CFTypeRef, CFIndex);
extern CFTypeRef CFBundleCopyBundleLocalizations(CFTypeRef);
extern CFTypeRef CFBundleCopyBundleURL(CFTypeRef);
extern unsigned char CFURLGetFileSystemRepresentation(CFTypeRef, unsigned char, unsigned char *, CFIndex);
extern CFTypeRef CFBundleCopyLocalizedStringForLocalization(CFTypeRef, CFTypeRef, CFTypeRef, CFTypeRef, CFTypeRef);
extern unsigned long CFDictionaryGetTypeID(void);
extern unsigned long CFGetTypeID(CFTypeRef);
extern unsigned char CFStringGetCString(CFTypeRef, char *, CFIndex, unsigned);
extern void CFRelease(CFTypeRef);
extern CFTypeRef CFRetain(CFTypeRef);

/// Returns a text of a string catalogue in the bundle at `path`, with a reference: a CFString, or a CFDictionary as in
/// a `.stringsdict`. NULL if the bundle has no catalogue of that name with the key. UIKit defines it.
extern CFTypeRef cellsnap_copy_catalog_text(const char *path, CFTypeRef key, const char *table, const char *language);

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

/// Returns a text unchanged, and a dictionary from a `.stringsdict` as a text whose plurals are chosen when it is
/// formatted. Takes over the reference to `found`.
///
/// Foundation would treat the dictionary as a text and crash.
static CFTypeRef as_text(CFTypeRef found, CFTypeRef key, const char *language) {
  if (found == NULL || CFGetTypeID(found) != CFDictionaryGetTypeID()) return found;
  CFTypeRef text = cellsnap_copy_plural(found, language);
  CFRelease(found);
  return text == NULL ? CFRetain(key) : text;
}

/// Returns the text of a string catalogue in a bundle. NULL if there is none.
static CFTypeRef copy_catalog_text(CFTypeRef bundle, CFTypeRef key, CFTypeRef table, const char *language) {
  char path[4096], name[256] = "Localizable";
  CFTypeRef url = CFBundleCopyBundleURL(bundle);
  if (url == NULL) return NULL;
  int is_path = CFURLGetFileSystemRepresentation(url, 1, (unsigned char *)path, sizeof path);
  CFRelease(url);
  if (!is_path) return NULL;
  if (table != NULL && !CFStringGetCString(table, name, sizeof name, utf8)) return NULL;
  return cellsnap_copy_catalog_text(path, key, name[0] ? name : "Localizable", language);
}

// Foundation calls this function by name, and the program's own definition comes before the library's.
CFTypeRef CFBundleCopyLocalizedString(CFTypeRef bundle, CFTypeRef key, CFTypeRef missing, CFTypeRef table) {
  const char *(*language)(void) = source;
  const char *name = language == NULL ? NULL : language();
  CFTypeRef text = copy_catalog_text(bundle, key, table, name == NULL ? "en" : name);
  if (text != NULL) return as_text(text, key, name == NULL ? "en" : name);
  CFTypeRef localization = name == NULL ? NULL : copy_localization(bundle, name);
  if (localization == NULL) {
    CFTypeRef (*usual)(CFTypeRef, CFTypeRef, CFTypeRef, CFTypeRef) = dlsym(RTLD_NEXT, "CFBundleCopyLocalizedString");
    return as_text(usual(bundle, key, missing, table), key, "en");
  }
  char found[64];
  text = CFBundleCopyLocalizedStringForLocalization(bundle, key, missing, table, localization);
  if (!CFStringGetCString(localization, found, sizeof found, utf8)) strcpy(found, "en");
  CFRelease(localization);
  return as_text(text, key, found);
}
