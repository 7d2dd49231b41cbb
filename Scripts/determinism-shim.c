// Fills memory that is allocated or freed, and moves the clock. Scripts/determinism preloads this library.
//
//     FILL=random:SEED | FILL=XX (a byte in hexadecimal)   the contents of fresh memory; without it nothing is filled
//     CLOCK=SECONDS                                        the seconds to add to the wall clock

#define _GNU_SOURCE
#include <dlfcn.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

extern void *__libc_malloc(size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

enum { UNREAD, NOTHING, BYTE, RANDOM };
static int fill_kind = UNREAD;
static int fill_byte;
static uint64_t fill_seed;
static __thread uint64_t fill_state;

static void read_fill(void) {
  const char *text = getenv("FILL");
  if (!text) {
    fill_kind = NOTHING;
  } else if (!strncmp(text, "random:", 7)) {
    fill_seed = strtoull(text + 7, NULL, 10) * 0x9E3779B97F4A7C15u + 1;
    fill_kind = RANDOM;
  } else {
    fill_byte = (int)strtol(text, NULL, 16);
    fill_kind = BYTE;
  }
}

static void fill(void *memory, size_t start, size_t end) {
  if (fill_kind == UNREAD) read_fill();
  if (!memory || start >= end || fill_kind == NOTHING) return;
  unsigned char *bytes = (unsigned char *)memory + start;
  size_t count = end - start;
  if (fill_kind == BYTE) {
    memset(bytes, fill_byte, count);
    return;
  }
  if (!fill_state) fill_state = fill_seed ^ (uint64_t)(uintptr_t)&fill_state;
  uint64_t state = fill_state | 1;
  for (; count >= 8; count -= 8, bytes += 8) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    memcpy(bytes, &state, 8);
  }
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  memcpy(bytes, &state, count);
  fill_state = state;
}

static void *filled(void *memory) {
  fill(memory, 0, memory ? malloc_usable_size(memory) : 0);
  return memory;
}

void *malloc(size_t size) { return filled(__libc_malloc(size)); }
void *memalign(size_t alignment, size_t size) { return filled(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return filled(__libc_memalign(alignment, size)); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = filled(__libc_memalign(alignment, size));
  if (!memory) return 12;
  *result = memory;
  return 0;
}

void *realloc(void *old, size_t size) {
  size_t before = old ? malloc_usable_size(old) : 0;
  void *memory = __libc_realloc(old, size);
  fill(memory, before, memory ? malloc_usable_size(memory) : 0);
  return memory;
}

void free(void *memory) {
  fill(memory, 0, memory ? malloc_usable_size(memory) : 0);
  __libc_free(memory);
}

static time_t clock_offset(void) {
  static int is_read;
  static time_t offset;
  if (!is_read) {
    const char *text = getenv("CLOCK");
    offset = text ? (time_t)strtoll(text, NULL, 10) : 0;
    is_read = 1;
  }
  return offset;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*next)(clockid_t, struct timespec *);
  if (!next) next = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int result = next(clock, time);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) time->tv_sec += clock_offset();
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  int result = clock_gettime(CLOCK_REALTIME, &now);
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return result;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
