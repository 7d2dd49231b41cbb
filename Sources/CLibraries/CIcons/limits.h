#ifndef LIMITS_H
#define LIMITS_H

#include "CIcons.h"

/// Limits this process for good: its time, its memory beyond what it has already, no file that it could write, no
/// network. Without `memory_of_its_own`, all of its memory counts.
///
/// - Parameter runs_program: whether it may become another program.
void cellsnap_limit(const struct cellsnap_request *limits, int memory_of_its_own, int runs_program);

#endif
