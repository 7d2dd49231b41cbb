#ifndef C_LOCALIZATION_H
#define C_LOCALIZATION_H

/// Has Foundation look up translations in the language that `language` names, a BCP 47 tag, at each call.
///
/// Foundation on Linux knows one language for a process and asks for it once.
void cellsnap_set_language_source(const char *(*language)(void));

#endif
