#define _GNU_SOURCE
#include "CLoading.h"
#include "job.h"

#include <errno.h>
#include <fcntl.h>
#include <fontconfig/fontconfig.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// The only argument of a worker, which no person would pass. `worker_socket` is the descriptor of its socket.
static const char worker_name[] = "cellsnap: a worker that draws icons";
static const char greeting[] = "cellsnap-worker-1";
enum { worker_socket = 3 };

// Variables that are passed to a worker if they are set: folders of libraries, and options of memory checkers.
static const char *const kept_variables[] = {
    "LD_LIBRARY_PATH", "LD_PRELOAD", "GLIBC_TUNABLES", "ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS", NULL,
};

static char in_worker_variable[] = "CELLSNAP_IS_WORKER=1";

int cellsnap_worker_start(int *process) {
  // An executable that cannot become a worker runs normally. It must not start another worker.
  if (getenv("CELLSNAP_IS_WORKER")) return -ELOOP;
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -errno;
  char *environment[16] = {
      in_worker_variable, "RAYON_NUM_THREADS=1", "PANGO_LANGUAGE=en", "LANGUAGE=en", "TZ=UTC",
  };
  int count = 5;
  for (const char *const *name = kept_variables; *name; name++) {
    const char *value = getenv(*name);
    if (value && asprintf(&environment[count], "%s=%s", *name, value) >= 0) count++;
  }
  environment[count] = NULL;

  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawn_file_actions_init(&actions);
  // This comes first: if this process was started without standard streams, the socket has one of their numbers.
  posix_spawn_file_actions_adddup2(&actions, ends[1], worker_socket);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawnattr_init(&attributes);
  // A signal to everything that a terminal runs is for the parent. When the parent ends, it closes the socket.
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setpgroup(&attributes, 0);
  char *const arguments[] = {(char *)worker_name, NULL};
  pid_t started = 0;
  int error = posix_spawn(&started, "/proc/self/exe", &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  for (int index = 5; index < count; index++) free(environment[index]);
  close(ends[1]);
  char greeted[sizeof greeting];
  if (error == 0 && (!cellsnap_worker_read(ends[0], greeted, sizeof greeted, 600) ||
                     memcmp(greeted, greeting, sizeof greeting) != 0)) {
    kill(started, SIGKILL);
    waitpid(started, NULL, 0);
    error = ENOEXEC;
  }
  if (error != 0) {
    close(ends[0]);
    return -error;
  }
  *process = started;
  return ends[0];
}

// The rest of this file runs in a worker.

static FcConfig *fonts;

// Uses the fonts of a fontconfig document and of the files whose paths follow it, each with a null at its end.
static void use_fonts(const char *text, size_t count) {
  const char *end = text + count;
  FcConfig *config = FcConfigCreate();
  FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)text, FcTrue);
  FcConfigBuildFonts(config);
  for (const char *file = text + strlen(text) + 1; file < end; file += strlen(file) + 1)
    FcConfigAppFontAddFile(config, (const FcChar8 *)file);
  FcConfigSetCurrent(config);
  if (fonts) FcConfigDestroy(fonts);
  fonts = config;
}

// The result of a separate process, in memory that it shares with the worker.
struct result {
  double width, height;
  int is_refused;
  char reason[CELLSNAP_REASON_ROOM];
  _Alignas(64) uint8_t pixels[];
};

struct drawing {
  const struct cellsnap_request *request;
  const uint8_t *bytes;
  struct result *result;
};

static int draw(void *context) {
  struct drawing *drawing = context;
  struct result *result = drawing->result;
  struct cellsnap_svg *svg = cellsnap_svg_open(drawing->bytes, drawing->request->count, result->reason);
  if (!svg) {
    result->is_refused = 1;
  } else if (drawing->request->kind == CELLSNAP_WORKER_SIZE) {
    cellsnap_svg_size(svg, &result->width, &result->height);
  } else {
    result->is_refused = !cellsnap_svg_paint(svg, result->pixels, (int)drawing->request->width,
                                             (int)drawing->request->height, result->reason);
  }
  return 0;
}

static void reply(int parent, struct cellsnap_reply reply, const void *bytes) {
  if (!cellsnap_worker_write(parent, &reply, sizeof reply) || !cellsnap_worker_write(parent, bytes, reply.count))
    _exit(0);
}

static void draw_and_reply(int parent, const struct cellsnap_request *request, const uint8_t *bytes) {
  // The processes of the documents have it then, and say why if it cannot be loaded.
  cellsnap_load(CELLSNAP_RSVG);
  size_t pixels = request->kind == CELLSNAP_WORKER_PAINT ? (size_t)request->width * request->height * 4 : 0;
  size_t room = sizeof(struct result) + pixels;
  struct cellsnap_reply answer = {0};
  struct result *result = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (result == MAP_FAILED) {
    answer.outcome = CELLSNAP_WORKER_FAILED;
    answer.detail = errno;
    return reply(parent, answer, NULL);
  }
  struct drawing drawing = {request, bytes, result};
  struct job job = {.body = draw, .context = &drawing, .limits = request, .memory_of_its_own = 1};
  answer.outcome = cellsnap_run(&job, parent, &answer.detail);
  free(job.output);
  const void *content = result->pixels;
  if (answer.outcome == CELLSNAP_WORKER_DONE && result->is_refused) {
    answer.outcome = CELLSNAP_WORKER_REFUSED;
    content = result->reason;
    answer.count = strnlen(result->reason, CELLSNAP_REASON_ROOM);
  } else if (answer.outcome == CELLSNAP_WORKER_DONE) {
    answer.width = result->width;
    answer.height = result->height;
    answer.count = pixels;
  }
  reply(parent, answer, content);
  munmap(result, room);
}

enum { most_arguments = 16 };

struct program {
  const char *path;
  char *const *arguments;
  char *const *environment;
  int input;
};

static int run(void *context) {
  struct program *program = context;
  if (dup2(program->input, STDIN_FILENO) < 0) return 126;
  // If a file grows too large, the program gets an error instead of being ended.
  signal(SIGXFSZ, SIG_IGN);
  execve(program->path, program->arguments, program->environment);
  return 127;
}

// Returns a file with these bytes that only this process can see, or -1 if that fails.
static int file_of(const uint8_t *bytes, size_t count) {
  int file = (int)syscall(SYS_memfd_create, "cellsnap", 1u /* MFD_CLOEXEC */);
  while (file >= 0 && count > 0) {
    ssize_t part = write(file, bytes, count);
    if (part < 0 && errno == EINTR) continue;
    if (part <= 0) {
      close(file);
      return -1;
    }
    bytes += part;
    count -= (size_t)part;
  }
  if (file >= 0) lseek(file, 0, SEEK_SET);
  return file;
}

// Returns the next of several texts with a null at the end of each, or null if there is none.
static const char *next_text(const char **rest, const char *end) {
  const char *text = *rest, *null = text < end ? memchr(text, 0, (size_t)(end - text)) : NULL;
  if (null) *rest = null + 1;
  return null ? text : NULL;
}

static void run_and_reply(int parent, const struct cellsnap_request *request, const uint8_t *bytes) {
  const char *rest = (const char *)bytes, *end = rest + request->count;
  const char *path = next_text(&rest, end), *document = next_text(&rest, end), *folder = next_text(&rest, end);
  char *arguments[most_arguments + 1] = {0};
  for (int count = 0; count < most_arguments; count++) {
    const char *argument = next_text(&rest, end);
    if (!argument || !*argument) break;
    arguments[count] = (char *)argument;
  }
  struct cellsnap_reply answer = {.outcome = CELLSNAP_WORKER_FAILED, .detail = EINVAL};
  if (!path || !document || !folder || !arguments[0]) return reply(parent, answer, NULL);

  // fontconfig resolves the real path of the file in this variable, so the file needs a name.
  char *variable = NULL;
  if (asprintf(&variable, "FONTCONFIG_FILE=%s/cellsnap-fonts-XXXXXX", folder) < 0) _exit(1);
  char *name = strchr(variable, '=') + 1;
  int configuration = mkostemp(name, O_CLOEXEC);
  int is_ready = configuration >= 0 && write(configuration, document, strlen(document)) == (ssize_t)strlen(document);
  int input = is_ready ? file_of((const uint8_t *)rest, (size_t)(end - rest)) : -1;
  answer.detail = errno;
  struct job job = {.body = run, .limits = request, .runs_program = 1};
  if (input >= 0) {
    char *const environment[] = {variable, "LANGUAGE=en", "TZ=UTC", NULL};
    struct program program = {path, arguments, environment, input};
    job.context = &program;
    answer.outcome = cellsnap_run(&job, parent, &answer.detail);
    if (answer.outcome == CELLSNAP_WORKER_DONE) answer.count = job.output_count;
    close(input);
  }
  if (configuration >= 0) {
    unlink(name);
    close(configuration);
  }
  free(variable);
  reply(parent, answer, job.output);
  free(job.output);
}

static _Noreturn void serve(int parent) {
  if (!cellsnap_worker_write(parent, greeting, sizeof greeting)) _exit(0);
  struct cellsnap_request request;
  while (cellsnap_worker_read(parent, &request, sizeof request, -1)) {
    // The null after the bytes ends the last text among them. The memory is fresh each time, so that every document
    // finds the same state.
    size_t room = request.count + 1;
    uint8_t *bytes = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (bytes == MAP_FAILED || !cellsnap_worker_read(parent, bytes, request.count, -1)) break;
    switch (request.kind) {
    case CELLSNAP_WORKER_FONTS: use_fonts((const char *)bytes, request.count); break;
    case CELLSNAP_WORKER_RUN: run_and_reply(parent, &request, bytes); break;
    default: draw_and_reply(parent, &request, bytes);
    }
    munmap(bytes, room);
  }
  _exit(0);
}

// This runs before `main` and before the executable's other constructors.
__attribute__((constructor(101))) static void become_worker(int count, char **arguments) {
  if (count != 1 || strcmp(arguments[0], worker_name) != 0) return;
  struct stat status;
  if (fstat(worker_socket, &status) != 0 || !S_ISSOCK(status.st_mode)) return;
  // A worker keeps no other descriptors open that its parent had open.
  syscall(436 /* close_range */, worker_socket + 1, ~0u, 0);
  fcntl(worker_socket, F_SETFD, FD_CLOEXEC);
  signal(SIGPIPE, SIG_IGN);
  // With any number of processors, the same memory is used.
  mallopt(M_ARENA_MAX, 1);
  serve(worker_socket);
}
