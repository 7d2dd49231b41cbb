#define _GNU_SOURCE
#include "CClock.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <sys/time.h>
#include <time.h>

// The microseconds since 1970 that the next reading returns. 0 is the system's clock.
static _Thread_local int64_t thread_time;
static _Atomic int64_t process_time;

void cellsnap_set_clock_of_thread(int64_t seconds) { thread_time = seconds * 1000000; }

void cellsnap_set_clock(int64_t seconds) { process_time = seconds * 1000000; }

/// Reads the set clock, in microseconds since 1970. Returns 0 if none is set.
static int64_t read_clock(void) {
  if (thread_time != 0) return thread_time++;
  return process_time != 0 ? process_time++ : 0;
}

// Foundation, ICU and the C++ library read the clock by these names, and the program's own definitions come before the
// library's.
int clock_gettime(clockid_t clock, struct timespec *time) {
  static _Atomic(int (*)(clockid_t, struct timespec *)) kept;
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) {
    int64_t now = read_clock();
    if (now != 0) {
      *time = (struct timespec){now / 1000000, now % 1000000 * 1000};
      return 0;
    }
  }
  int (*usual)(clockid_t, struct timespec *) = kept;
  if (usual == NULL) {
    usual = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    kept = usual;
  }
  return usual(clock, time);
}

// The zone is obsolete, so it stays as it is.
int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  int result = clock_gettime(CLOCK_REALTIME, &now);
  *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return result;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}
