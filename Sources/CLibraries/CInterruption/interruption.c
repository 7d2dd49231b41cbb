#define _GNU_SOURCE
#include "CInterruption.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>

/// The size of a stack. The system gives it memory when it is used.
#define STACK_SIZE ((size_t)1 << 20)
/// The size of the part of a stack that nobody may use, so that an endless recursion ends the process.
#define GUARD_SIZE ((size_t)1 << 16)
/// The number of calls inside of each other that get a stack. An endless recursion through them ends too.
#define MAXIMUM_DEPTH 64

struct call {
  ucontext_t caller, callee;
  /// The call around this one.
  struct call *outer;
  void (*body)(void *);
  void *context;
  int depth, is_interrupted;
  /// The number of variables that the thread was making when the call began.
  int variables;
};

static __thread struct call *innermost;
/// The number of global and static variables that the thread is making.
static __thread int variables;

static void begin(void) {
  struct call *call = innermost;
  call->body(call->context);
}

int cellsnap_call_interruptibly(void (*body)(void *), void *context) {
  struct call call = {.outer = innermost, .body = body, .context = context, .variables = variables};
  call.depth = innermost ? innermost->depth + 1 : 1;
  char *stack = MAP_FAILED;
  if (call.depth <= MAXIMUM_DEPTH && getcontext(&call.callee) == 0) {
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK;
    stack = mmap(NULL, GUARD_SIZE + STACK_SIZE, PROT_READ | PROT_WRITE, flags, -1, 0);
  }
  if (stack == MAP_FAILED) {
    body(context);
    return 1;
  }
  mprotect(stack, GUARD_SIZE, PROT_NONE);
  call.callee.uc_stack.ss_sp = stack + GUARD_SIZE;
  call.callee.uc_stack.ss_size = STACK_SIZE;
  call.callee.uc_link = &call.caller;
  makecontext(&call.callee, begin, 0);
  innermost = &call;
  swapcontext(&call.caller, &call.callee);
  innermost = call.outer;
  if (call.is_interrupted) return 0;
  munmap(stack, GUARD_SIZE + STACK_SIZE);
  return 1;
}

/// Swift's function that makes the value of a global or static variable when it is first read. The program's definition
/// comes before the library's. So an interruption knows of a value that is not complete: whoever asked for it later
/// would wait without end.
void swift_once(intptr_t *predicate, void (*function)(void *), void *context) {
  static void (*_Atomic original)(intptr_t *, void (*)(void *), void *);
  if (!original) original = (void (*)(intptr_t *, void (*)(void *), void *))dlsym(RTLD_NEXT, "swift_once");
  variables++;
  original(predicate, function, context);
  variables--;
}

void cellsnap_interrupt(void) {
  if (!innermost || variables != innermost->variables) return;
  innermost->is_interrupted = 1;
  setcontext(&innermost->caller);
}
