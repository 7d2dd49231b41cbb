#define _GNU_SOURCE
#include "CWatch.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

struct place {
  atomic_int is_taken;
  /// The time since when the place is used. 0 while its texts are written.
  _Atomic int64_t since;
  /// The place that the same thread was in before.
  int previous;
  pid_t thread;
  char name[CELLSNAP_PLACE_LENGTH];
  char text[CELLSNAP_PLACE_LENGTH];
};

struct watch {
  atomic_int ending_place;
  atomic_int ending_signal;
  atomic_int finished_status;
  atomic_int seconds;
  atomic_int is_resumable;
  char interrupted[CELLSNAP_PLACE_LENGTH];
  struct place places[CELLSNAP_PLACE_COUNT];
};

static struct watch *watch;
static __thread int current_place = -1;
static int writes_last_word;
static pid_t watched_process;

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

void cellsnap_watch_reset(void) {
  if (!watch) return;
  memset(watch, 0, sizeof *watch);
  watch->ending_place = -1;
  watch->finished_status = -1;
}

static int map_watch(int flags, int descriptor) {
  void *memory = mmap(NULL, sizeof(struct watch), PROT_READ | PROT_WRITE, flags, descriptor, 0);
  if (memory == MAP_FAILED) return -1;
  watch = memory;
  return 0;
}

int cellsnap_watch_begin(void) {
  if (watch) return 0;
  if (map_watch(MAP_ANONYMOUS | MAP_PRIVATE, -1) != 0) return -1;
  cellsnap_watch_reset();
  return 0;
}

int cellsnap_watch_share(void) {
  int descriptor = memfd_create("cellsnap-watch", MFD_CLOEXEC);
  if (descriptor < 0) return -1;
  if (ftruncate(descriptor, sizeof(struct watch)) != 0 || map_watch(MAP_SHARED, descriptor) != 0) {
    close(descriptor);
    return -1;
  }
  cellsnap_watch_reset();
  return descriptor;
}

int cellsnap_watch_join(int descriptor) {
  struct stat status;
  if (fstat(descriptor, &status) != 0 || status.st_size != sizeof(struct watch)) return -1;
  return map_watch(MAP_SHARED, descriptor);
}

int cellsnap_watch_enter(const char *name, const char *text) {
  if (!watch) return -1;
  for (int index = 0; index < CELLSNAP_PLACE_COUNT; index++) {
    struct place *place = &watch->places[index];
    int is_free = 0;
    if (!atomic_compare_exchange_strong(&place->is_taken, &is_free, 1)) continue;
    snprintf(place->name, sizeof place->name, "%s", name);
    snprintf(place->text, sizeof place->text, "%s", text);
    place->previous = current_place;
    place->thread = gettid();
    place->since = now();
    current_place = index;
    return index;
  }
  return -1;
}

void cellsnap_watch_leave(int index) {
  if (!watch || index < 0) return;
  struct place *place = &watch->places[index];
  current_place = place->previous;
  place->since = 0;
  place->is_taken = 0;
}

int cellsnap_watch_place(void) { return current_place; }

void cellsnap_watch_leave_to(int place) {
  while (watch && current_place >= 0 && current_place != place) cellsnap_watch_leave(current_place);
}

void cellsnap_watch_progress(void) {
  if (watch && current_place >= 0) watch->places[current_place].since = now();
}

int64_t cellsnap_watch_since(int place) { return watch ? watch->places[place].since : 0; }
int64_t cellsnap_watch_waited(pid_t process, int place) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task/%d/schedstat", process, watch->places[place].thread);
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  long long running = 0, waiting = 0;
  if (fscanf(file, "%lld %lld", &running, &waiting) != 2) waiting = 0;
  fclose(file);
  return waiting;
}

const char *cellsnap_watch_name(int place) { return watch->places[place].name; }
const char *cellsnap_watch_text(int place) { return watch->places[place].text; }
int cellsnap_watch_ending_place(void) { return watch ? watch->ending_place : -1; }
int cellsnap_watch_ending_signal(void) { return watch ? watch->ending_signal : 0; }
int cellsnap_watch_finished_status(void) { return watch ? watch->finished_status : -1; }

void cellsnap_watch_interrupt(void) {
  if (!watch || current_place < 0 || watch->interrupted[0]) return;
  snprintf(watch->interrupted, sizeof watch->interrupted, "%s", watch->places[current_place].name);
}

const char *cellsnap_watch_interrupted(void) { return watch ? watch->interrupted : ""; }

void cellsnap_watch_finish(int status) {
  if (watch) watch->finished_status = status;
}

void cellsnap_watch_allow(int seconds, int is_resumable) {
  if (!watch) return;
  watch->seconds = seconds;
  watch->is_resumable = is_resumable;
}

int cellsnap_watch_seconds(void) { return watch ? watch->seconds : 0; }
int cellsnap_watch_is_resumable(void) { return watch ? watch->is_resumable : 0; }

/// From here on, only functions that a signal handler may call are called.

static void append(char *line, size_t *length, size_t capacity, const char *text) {
  while (*text && *length + 1 < capacity) line[(*length)++] = *text++;
}

static void say_last_word(int place, const char *cause) {
  char line[2 * CELLSNAP_PLACE_LENGTH];
  size_t length = 0;
  append(line, &length, sizeof line, "\ncellsnap: the process ended ");
  append(line, &length, sizeof line, place < 0 ? "outside of its entries" : "while drawing ");
  if (place >= 0) append(line, &length, sizeof line, watch->places[place].text);
  append(line, &length, sizeof line, cause);
  append(line, &length, sizeof line, "\n");
  ssize_t count = write(STDERR_FILENO, line, length);
  (void)count;
}

static const int fatal_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT};
#define FATAL_COUNT (sizeof fatal_signals / sizeof *fatal_signals)
static struct sigaction earlier_actions[FATAL_COUNT];

static void end_by_signal(int number, siginfo_t *information, void *context) {
  int saved = errno;
  // A process that an entry forked has the same handlers and the same memory.
  int is_own = watch && getpid() == watched_process;
  if (is_own) watch->ending_signal = number;
  if (is_own && current_place >= 0) {
    watch->ending_place = current_place;
    if (writes_last_word) say_last_word(current_place, ": a crash, such as fatalError, an index out of range or nil");
  }
  struct sigaction earlier = {.sa_handler = SIG_DFL};
  for (size_t index = 0; index < FATAL_COUNT; index++) {
    if (fatal_signals[index] == number) earlier = earlier_actions[index];
  }
  errno = saved;
  // Swift's handler prints where the process was.
  if (earlier.sa_flags & SA_SIGINFO) {
    earlier.sa_sigaction(number, information, context);
  } else if (earlier.sa_handler != SIG_DFL && earlier.sa_handler != SIG_IGN) {
    earlier.sa_handler(number);
  }
  // A fault occurs again when the handler returns. A signal that somebody sent does not, so it is raised below.
  signal(number, SIG_DFL);
  // After a breakpoint the process would continue.
  if (number == SIGTRAP || information->si_code <= 0) raise(number);
}

static void end_by_exit(void) {
  if (!watch || watch->finished_status >= 0 || getpid() != watched_process) return;
  int place = current_place;
  // A thread that draws nothing ends what other threads draw.
  for (int index = 0; place < 0 && writes_last_word && index < CELLSNAP_PLACE_COUNT; index++) {
    if (watch->places[index].since) place = index;
  }
  if (place >= 0) watch->ending_place = place;
  if (!writes_last_word || (place < 0 && writes_last_word == CELLSNAP_LAST_WORD_IN_PLACES)) return;
  say_last_word(place, ", by a call of exit");
  _exit(70);
}

void cellsnap_watch_ends(int last_word) {
  static int is_watching;
  writes_last_word = last_word;
  watched_process = getpid();
  if (is_watching) return;
  is_watching = 1;
  stack_t stack;
  // Without an alternative stack, the handler of a stack overflow has no stack.
  if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
    static char memory[1 << 16];
    stack = (stack_t){.ss_sp = memory, .ss_size = sizeof memory};
    sigaltstack(&stack, NULL);
  }
  struct sigaction action = {.sa_sigaction = end_by_signal, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (size_t index = 0; index < FATAL_COUNT; index++) {
    sigaction(fatal_signals[index], &action, &earlier_actions[index]);
  }
  atexit(end_by_exit);
}

static void *look_at_time(void *limit) {
  int64_t seconds = (int64_t)(intptr_t)limit;
  int64_t last = now();
  // The time when each place was first seen, and how long its thread had waited for a processor until then.
  int64_t seen[CELLSNAP_PLACE_COUNT] = {0}, waited[CELLSNAP_PLACE_COUNT] = {0};
  int64_t not_before = 0;
  for (;;) {
    struct timespec pause = {0, 500000000};
    nanosleep(&pause, NULL);
    int64_t time = now();
    // A process that somebody stopped for a while is not late because of that.
    if (time - last > 5000000000) not_before = time;
    last = time;
    for (int index = 0; index < CELLSNAP_PLACE_COUNT; index++) {
      int64_t since = watch->places[index].since;
      if (since && since != seen[index]) {
        seen[index] = since;
        waited[index] = cellsnap_watch_waited(getpid(), index);
      }
      if (since < not_before) since = since ? not_before : 0;
      if (!since || time - since < seconds * 1000000000) continue;
      // Time in which other processes had the processors does not count.
      int64_t waited_since = cellsnap_watch_waited(getpid(), index) - waited[index];
      if (time - since - waited_since < seconds * 1000000000) continue;
      // A thread that has left the place in the meantime is not late.
      if (watch->places[index].since != seen[index]) continue;
      if (watch->ending_signal || cellsnap_is_traced(getpid())) continue;
      say_last_word(index, ": nothing was drawn in time; CELLSNAP_TIMEOUT=SECONDS allows more than 30");
      _exit(70);
    }
  }
  return NULL;
}

void cellsnap_watch_time(int seconds) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, look_at_time, (void *)(intptr_t)seconds) == 0) pthread_detach(thread);
}

void cellsnap_end_with_parent(pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The parent may have ended before.
  if (getppid() != parent) _exit(70);
}

/// The children that the process had before it adopted any, such as `tee` in `snapshots verify > >(tee log)`.
static pid_t earlier_children[64];
static int earlier_child_count;

static FILE *open_children(void) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%d/children", gettid());
  return fopen(path, "re");
}

static int is_earlier_child(pid_t child) {
  for (int index = 0; index < earlier_child_count; index++) {
    if (earlier_children[index] == child) return 1;
  }
  return 0;
}

void cellsnap_adopt_orphans(void) {
  FILE *children = open_children();
  if (children) {
    pid_t child;
    while (earlier_child_count < 64 && fscanf(children, "%d", &child) == 1) {
      earlier_children[earlier_child_count++] = child;
    }
    fclose(children);
  }
  prctl(PR_SET_CHILD_SUBREAPER, 1);
}

void cellsnap_end_children(void) {
  // The children of an ended child become children of this process, so the list is read until nobody is left to end.
  for (int count = 1; count > 0;) {
    count = 0;
    FILE *children = open_children();
    if (!children) return;
    pid_t child;
    while (fscanf(children, "%d", &child) == 1) {
      // A process of another user cannot be ended, and is not waited for.
      if (is_earlier_child(child) || kill(child, SIGKILL) != 0) continue;
      count++;
      while (waitpid(child, NULL, 0) < 0 && errno == EINTR) continue;
    }
    fclose(children);
  }
}

int cellsnap_wait(pid_t child, int milliseconds, int *status) {
  sigset_t ends;
  sigemptyset(&ends);
  sigaddset(&ends, SIGCHLD);
  sigset_t earlier;
  sigprocmask(SIG_BLOCK, &ends, &earlier);
  struct timespec limit = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
  pid_t ended = waitpid(child, status, WNOHANG);
  if (ended == 0) {
    sigtimedwait(&ends, NULL, &limit);
    ended = waitpid(child, status, WNOHANG);
  }
  sigprocmask(SIG_SETMASK, &earlier, NULL);
  if (ended == child) return 1;
  return ended == 0 || errno == EINTR ? 0 : -1;
}

int cellsnap_end_of(pid_t child) { return (int)syscall(SYS_pidfd_open, child, 0); }

void cellsnap_write_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

int cellsnap_is_traced(pid_t process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/status", process);
  FILE *status = fopen(path, "re");
  if (!status) return 0;
  char line[256];
  int tracer = 0;
  while (fgets(line, sizeof line, status)) {
    if (sscanf(line, "TracerPid: %d", &tracer) == 1) break;
  }
  fclose(status);
  return tracer != 0;
}

int cellsnap_memory_file(void) {
  int descriptor = memfd_create("cellsnap", MFD_CLOEXEC);
  if (descriptor >= 0) fcntl(descriptor, F_SETFL, O_APPEND);
  return descriptor;
}

static int end_signal_pipe[2] = {-1, -1};

static void note_end_signal(int number) {
  int error = errno;
  char byte = (char)number;
  if (write(end_signal_pipe[1], &byte, 1) < 0) _exit(128 + number);
  errno = error;
}

int cellsnap_end_signals(void) {
  if (pipe2(end_signal_pipe, O_CLOEXEC) != 0) return -1;
  struct sigaction action = {.sa_handler = note_end_signal, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  sigset_t ends;
  sigemptyset(&ends);
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
    sigaction(signals[index], &action, NULL);
    sigaddset(&ends, signals[index]);
  }
  // A program that starts this one from a thread of a queue leaves the signals blocked.
  pthread_sigmask(SIG_UNBLOCK, &ends, NULL);
  return end_signal_pipe[0];
}
