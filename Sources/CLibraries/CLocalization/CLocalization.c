#define _GNU_SOURCE
#include "CLocalization.h"

#include <ctype.h>
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>

// Core Foundation's, without its headers: those of the toolchain are for modules that link Foundation.
typedef const void *CFTypeRef;
typedef long CFIndex;
extern CFIndex CFArrayGetCount(CFTypeRef);
extern CFTypeRef CFArrayGetValueAtIndex(CFTypeRef, CFIndex);
extern CFTypeRef CFBundleCopyBundleLocalizations(CFTypeRef);
extern CFTypeRef CFBundleCopyLocalizedStringForLocalization(CFTypeRef, CFTypeRef, CFTypeRef, CFTypeRef, CFTypeRef);
extern unsigned char CFStringGetCString(CFTypeRef, char *, CFIndex, unsigned);
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

// Foundation calls it by name, and the program's own comes before the library's.
CFTypeRef CFBundleCopyLocalizedString(CFTypeRef bundle, CFTypeRef key, CFTypeRef value, CFTypeRef table) {
  const char *(*language)(void) = source;
  const char *name = language == NULL ? NULL : language();
  CFTypeRef localization = name == NULL ? NULL : copy_localization(bundle, name);
  if (localization == NULL) {
    CFTypeRef (*usual)(CFTypeRef, CFTypeRef, CFTypeRef, CFTypeRef) = dlsym(RTLD_NEXT, "CFBundleCopyLocalizedString");
    return usual(bundle, key, value, table);
  }
  CFTypeRef text = CFBundleCopyLocalizedStringForLocalization(bundle, key, value, table, localization);
  CFRelease(localization);
  return text;
}
