#ifndef CENVIRONMENT_H
#define CENVIRONMENT_H

#include <stddef.h>

/// Before `main` and before any thread starts, `environment.c` removes from the process's environment the variables
/// with which the host would influence drawing libraries.

/// The value that `PIXMAN_DISABLE` had, or null. pixman reads it while it is loaded, which is earlier.
const char *cellsnap_pixman_disable(void);

/// The folder of the system in the Swift SDK whose library has this code, or null if a program has it. The path has no
/// links and no "..".
const char *cellsnap_system_folder(void);

/// Returns the length of the system's folder in the path of an SDK's library, which is
/// FOLDER/usr/lib/swift/linux/libCellSnapDrawing.so. Returns 0 for any other path.
size_t cellsnap_system_length(const char *library);

#endif
