#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

// Declarations of Core Foundation without its headers.
typedef const void *CFTypeRef;
extern CFTypeRef CFStringCreateWithCString(CFTypeRef, const char *, unsigned);
extern CFTypeRef CFLocaleCreate(CFTypeRef, CFTypeRef);
extern CFTypeRef CFTimeZoneCreateWithName(CFTypeRef, CFTypeRef, unsigned char);
extern void CFRelease(CFTypeRef);

/// The identifier of the current device's locale: `de_DE`. UIKit defines it.
extern const char *cellsnap_current_locale_name(void);
/// The identifier of the current device's time zone: `Asia/Kathmandu`. NULL if it has none. UIKit defines it.
extern const char *cellsnap_current_time_zone_name(void);

static const unsigned utf8 = 0x08000100;

// Foundation on Linux has the locale `en_001` in every process, and ignores the variables. Apps and Foundation's own
// formatters call these getters by the names that Swift gives them, and the program's own definitions come before the
// library's. A locale, a time zone and a calendar are an object and a table each.
typedef struct {
  void *object, *table;
} Value;

#define FORWARD(type, getter, name, target)                                                                            \
  __attribute__((swiftcall)) type target(void);                                                                        \
  __attribute__((swiftcall)) type getter(void) __asm__(name);                                                          \
  __attribute__((swiftcall)) type getter(void) { return target(); }

FORWARD(Value, locale_current, "$s20FoundationEssentials6LocaleV7currentACvgZ", cellsnap_current_locale)
FORWARD(Value, locale_autoupdating, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", cellsnap_current_locale)
FORWARD(void *, preferred_languages, "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", cellsnap_preferred_languages)
FORWARD(Value, time_zone_current, "$s20FoundationEssentials8TimeZoneV7currentACvgZ", cellsnap_current_time_zone)
FORWARD(Value, time_zone_autoupdating, "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ", cellsnap_current_time_zone)
FORWARD(Value, calendar_current, "$s20FoundationEssentials8CalendarV7currentACvgZ", cellsnap_current_calendar)
FORWARD(Value, calendar_autoupdating, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", cellsnap_current_calendar)

// Core Foundation's formatters ask these functions where the app gave them no locale or time zone.
CFTypeRef CFLocaleCopyCurrent(void) {
  CFTypeRef name = CFStringCreateWithCString(NULL, cellsnap_current_locale_name(), utf8);
  CFTypeRef locale = CFLocaleCreate(NULL, name);
  CFRelease(name);
  return locale;
}

/// Returns the time zone of the current device, or the one that the library's own function returns.
static CFTypeRef copy_time_zone(const char *function) {
  const char *identifier = cellsnap_current_time_zone_name();
  CFTypeRef zone = NULL;
  if (identifier != NULL) {
    CFTypeRef name = CFStringCreateWithCString(NULL, identifier, utf8);
    zone = CFTimeZoneCreateWithName(NULL, name, 1);
    CFRelease(name);
  }
  if (zone != NULL) return zone;
  CFTypeRef (*usual)(void) = dlsym(RTLD_NEXT, function);
  return usual();
}

CFTypeRef CFTimeZoneCopyDefault(void) { return copy_time_zone("CFTimeZoneCopyDefault"); }

CFTypeRef CFTimeZoneCopySystem(void) { return copy_time_zone("CFTimeZoneCopySystem"); }
