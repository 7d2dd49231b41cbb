#ifndef CENVIRONMENT_H
#define CENVIRONMENT_H

/// Before `main` and before any thread starts, `environment.c` removes from the process's environment the variables
/// with which the host would influence drawing libraries.

/// The value that `PIXMAN_DISABLE` had, or null. pixman reads it while it is loaded, which is earlier.
const char *cellsnap_pixman_disable(void);

#endif
