#ifndef C_LOCALIZATION_H
#define C_LOCALIZATION_H

/// Makes Foundation look up translations in the language that `language` returns, a BCP 47 tag, at each call.
///
/// Foundation on Linux has one language per process and determines it only once.
void cellsnap_set_language_source(const char *(*language)(void));

#endif
