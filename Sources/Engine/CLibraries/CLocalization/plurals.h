#ifndef PLURALS_H
#define PLURALS_H

/// Returns the text of an entry of a `.stringsdict`, with each variable in the form `other`, and its arguments by
/// position. NULL if a variable has no such form, because formatting would treat a remaining variable as an object.
///
/// A text that is made with this format has the forms of its numbers in `language`, such as `de` or `pt_BR`.
const void *cellsnap_copy_plural(const void *entry, const char *language);

#endif
