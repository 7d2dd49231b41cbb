#ifndef JOB_H
#define JOB_H

#include "CIcons.h"

/// The work of a process of its own, and its end.
struct job {
  /// Its status is what the process ends with; 0 where all went well.
  int (*body)(void *context);
  void *context;
  /// Run in the new process before anything else.
  const struct cellsnap_request *limits;
  int memory_of_its_own, runs_program;
  /// The bytes that it wrote to its standard output, to be freed, and the last ones that it wrote to standard error.
  char *output;
  size_t output_count;
  char errors[4096];
  size_t errors_count;
};

/// Runs a job to its end, or the parent's; one of the outcomes and its detail.
///
/// - Parameter parent: the worker's socket.
uint32_t cellsnap_run(struct job *job, int parent, int32_t *detail);

#endif
