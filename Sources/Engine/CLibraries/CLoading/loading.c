#define _GNU_SOURCE
#include "CLoading.h"
#include "functions.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Takes the place of a function until its library is loaded. Every caller loads the library before.
__attribute__((visibility("hidden"), used, noreturn)) void cellsnap_not_loaded(void) { abort(); }

// A jump to the address in `place`, which changes no register that a function's parameters are in. So it needs no
// declaration of the function, and fits functions with any number of arguments, too.
#if defined(__x86_64__)
#define JUMP(place) "endbr64\n jmp *" place "(%rip)\n"
#elif defined(__aarch64__)
#define JUMP(place) "hint #34\n adrp x16, " place "\n ldr x16, [x16, :lo12:" place "]\n br x16\n"
#else
#error "This processor needs a jump to an address in memory that keeps the registers of parameters."
#endif

// The address of a function, and the function's name as a jump to it. Both are hidden, so the libraries themselves do not
// find them.
#define DEFINITION(name)                                                                                      \
  __attribute__((visibility("hidden"), used)) void *cellsnap_address_of_##name = (void *)cellsnap_not_loaded; \
  __asm__(".text\n .p2align 4\n .globl " #name "\n .hidden " #name "\n .type " #name ", %function\n" #name    \
          ":\n " JUMP("cellsnap_address_of_" #name) ".size " #name ", . - " #name "\n");
#define DEFINITIONS(library, file, package) library##_FUNCTIONS(DEFINITION)
CELLSNAP_LIBRARIES(DEFINITIONS)

struct function {
  const char *name;
  void **address;
};
#define FUNCTION(name) {#name, &cellsnap_address_of_##name},
#define FUNCTIONS(library, file, package) \
  static const struct function library##_functions[] = {library##_FUNCTIONS(FUNCTION){NULL, NULL}};
CELLSNAP_LIBRARIES(FUNCTIONS)

static struct library {
  const char *const file, *const package;
  const struct function *const functions;
  atomic_int is_loaded;
  // Why it could not be loaded the last time, or null.
  char *reason;
} libraries[] = {
#define LIBRARY(library, file, package) {file, package, library##_functions, 0, NULL},
    CELLSNAP_LIBRARIES(LIBRARY)};

static char out_of_memory[] = "there is no memory to load a library";

// Returns the reason in one line, even if the loader says more.
static char *reason(const struct library *library, const char *problem) {
  char *line;
  if (asprintf(&line, "%s cannot be loaded (%s); install the package %s", library->file, problem, library->package) < 0)
    return out_of_memory;
  for (char *letter = line; *letter; letter++)
    if (*letter == '\n') *letter = ' ';
  return line;
}

static char *load(const struct library *library) {
  // The file is looked for beside the file that has this function, as an SDK has them, and then in the system.
  void *file = dlopen(library->file, RTLD_LAZY | RTLD_LOCAL);
  if (!file) return reason(library, dlerror());
  for (const struct function *function = library->functions; function->name; function++) {
    void *address = dlsym(file, function->name);
    if (!address) return reason(library, dlerror());
    *function->address = address;
  }
  // libxml2 makes its locks at the first use. Two threads that came at once would wait for each other without end.
  if (library == &libraries[CELLSNAP_XML2]) ((void (*)(void))cellsnap_address_of_xmlInitParser)();
  return NULL;
}

const char *cellsnap_load(enum cellsnap_library number) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  struct library *library = &libraries[number];
  if (atomic_load_explicit(&library->is_loaded, memory_order_acquire)) return NULL;
  pthread_mutex_lock(&lock);
  char *reason = NULL;
  if (!atomic_load_explicit(&library->is_loaded, memory_order_relaxed)) {
    // A process without memory or descriptors may have some later, so a failure is tried again.
    reason = load(library);
    if (!reason) atomic_store_explicit(&library->is_loaded, 1, memory_order_release);
  }
  // Callers may still read an older line, so no line is freed, and the same line is made once.
  if (reason && library->reason && strcmp(reason, library->reason) == 0) {
    if (reason != out_of_memory) free(reason);
    reason = library->reason;
  } else if (reason) {
    library->reason = reason;
  }
  pthread_mutex_unlock(&lock);
  return reason;
}
