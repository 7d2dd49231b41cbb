#ifndef CENVIRONMENT_H
#define CENVIRONMENT_H

/// Before `main` and before any thread, `environment.c` takes from the process's environment what the libraries of
/// drawing would read of the host.

/// The value that `PIXMAN_DISABLE` had, or null: pixman reads it while it is loaded, which is before that.
const char *cellsnap_pixman_disable(void);

#endif
