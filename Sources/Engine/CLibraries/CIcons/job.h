#ifndef JOB_H
#define JOB_H

#include "CIcons.h"

/// The work of a separate process, and how it ended.
struct job {
  /// The function that runs in the process. Its result is the process's exit status, 0 for success.
  int (*body)(void *context);
  void *context;
  /// The limits, which are set in the new process before anything else.
  const struct cellsnap_request *limits;
  int memory_of_its_own, runs_program;
  /// The bytes that the process wrote to standard output, to be freed by the caller. `errors` holds the last bytes
  /// of its standard error.
  char *output;
  size_t output_count;
  char errors[4096];
  size_t errors_count;
};

/// Runs a job to its end, or until the parent ends. Returns the outcome and sets its detail.
///
/// - Parameter parent: The worker's socket.
uint32_t cellsnap_run(struct job *job, int parent, int32_t *detail);

#endif
