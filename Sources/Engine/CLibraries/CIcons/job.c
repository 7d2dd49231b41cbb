#define _GNU_SOURCE
#include "job.h"
#include "limits.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static _Noreturn void begin(struct job *job, int parent, pid_t worker, int output, int errors) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != worker) _exit(1);
  close(parent);
  if (dup2(output, STDOUT_FILENO) < 0 || dup2(errors, STDERR_FILENO) < 0) _exit(1);
  cellsnap_limit(job->limits, job->memory_of_its_own, job->runs_program);
  _exit(job->body(job->context));
}

// Keeps the output. Returns 0 at its end, and -1 if there is more than allowed.
static int keep_output(struct job *job, int pipe) {
  char part[65536];
  ssize_t count = read(pipe, part, sizeof part);
  if (count <= 0) return count < 0 && errno == EINTR ? 1 : 0;
  if (job->output_count + (size_t)count > job->limits->output) return -1;
  char *longer = realloc(job->output, job->output_count + (size_t)count);
  if (!longer) return -1;
  job->output = longer;
  memcpy(job->output + job->output_count, part, (size_t)count);
  job->output_count += (size_t)count;
  return 1;
}

// Keeps the end of the errors. Returns 0 at their end.
static int keep_errors(struct job *job, int pipe) {
  size_t half = sizeof job->errors / 2;
  if (job->errors_count > half) {
    memmove(job->errors, job->errors + job->errors_count - half, half);
    job->errors_count = half;
  }
  ssize_t count = read(pipe, job->errors + job->errors_count, half);
  if (count <= 0) return count < 0 && errno == EINTR;
  job->errors_count += (size_t)count;
  return 1;
}

static int says(const struct job *job, const char *text) {
  return memmem(job->errors, job->errors_count, text, strlen(text)) != NULL;
}

// Rust, GLib, C++ and poppler print these texts before they end.
static int lacked_memory(const struct job *job) {
  return says(job, "memory allocation of") || says(job, "failed to allocate") || says(job, "bad_alloc") ||
         says(job, "Out of memory") || says(job, "out of memory");
}

static uint32_t outcome(const struct job *job, int status, int32_t *detail) {
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return CELLSNAP_WORKER_DONE;
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU) return CELLSNAP_WORKER_TOO_SLOW;
  // The kernel ended the process because it requested too much memory at once.
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGSYS) return CELLSNAP_WORKER_TOO_LARGE;
  if (lacked_memory(job)) return CELLSNAP_WORKER_TOO_LARGE;
  *detail = WIFSIGNALED(status) ? WTERMSIG(status) : -WEXITSTATUS(status);
  return CELLSNAP_WORKER_ENDED;
}

uint32_t cellsnap_run(struct job *job, int parent, int32_t *detail) {
  int output[2] = {-1, -1}, errors[2] = {-1, -1};
  pid_t worker = getpid(), process = -1;
  if (pipe2(output, O_CLOEXEC) == 0 && pipe2(errors, O_CLOEXEC) == 0) process = fork();
  if (process < 0) {
    *detail = errno;
    close(output[0]), close(output[1]), close(errors[0]), close(errors[1]);
    return CELLSNAP_WORKER_FAILED;
  }
  if (process == 0) begin(job, parent, worker, output[1], errors[1]);
  close(output[1]);
  close(errors[1]);

  int is_too_long = 0;
  // The pipes are closed when the process ends with all of its threads.
  struct pollfd watched[] = {{output[0], POLLIN, 0}, {errors[0], POLLIN, 0}, {parent, POLLRDHUP, 0}};
  while (watched[0].fd >= 0 || watched[1].fd >= 0) {
    if (poll(watched, 3, -1) < 0) continue;
    if (watched[2].revents) {
      // Nobody waits for the reply. Writing it then fails, so the worker ends.
      kill(process, SIGKILL);
      break;
    }
    if (watched[0].fd >= 0 && watched[0].revents) {
      int kept = keep_output(job, output[0]);
      if (kept < 0) is_too_long = 1, kill(process, SIGKILL);
      if (kept <= 0) watched[0].fd = -1;
    }
    if (watched[1].fd >= 0 && watched[1].revents && !keep_errors(job, errors[0])) watched[1].fd = -1;
  }
  close(output[0]);
  close(errors[0]);
  int status = 0;
  while (waitpid(process, &status, 0) < 0)
    if (errno != EINTR) break;
  return is_too_long ? CELLSNAP_WORKER_TOO_LONG : outcome(job, status, detail);
}
