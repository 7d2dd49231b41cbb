#ifndef LIMITS_H
#define LIMITS_H

#include "CIcons.h"

/// Limits this process permanently: its time, its memory in addition to what it already has, no files that it could
/// write, no network. Without `memory_of_its_own`, all of its memory counts.
///
/// - Parameter runs_program: Whether the process may become another program.
void cellsnap_limit(const struct cellsnap_request *limits, int memory_of_its_own, int runs_program);

#endif
