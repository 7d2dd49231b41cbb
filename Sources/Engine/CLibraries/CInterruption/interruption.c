#define _GNU_SOURCE
#include "CInterruption.h"
#include "CLocks.h"

#include <dlfcn.h>
#include <linux/futex.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

/// The size of a stack. The system gives it memory when it is used. The outermost one is as large as the main thread's
/// usually is, as a whole test runs on it.
#define STACK_SIZE ((size_t)1 << 20)
#define OUTERMOST_STACK_SIZE ((size_t)8 << 20)
/// The size of the part of a stack that nobody may use, so that an endless recursion ends the process.
#define GUARD_SIZE ((size_t)1 << 16)
/// The number of calls inside of each other that get a stack. An endless recursion through them ends too.
#define MAXIMUM_DEPTH 64

/// The state of a global or static variable, as Swift's runtime has it on Linux.
struct once {
  /// Negative when the variable has its value.
  _Atomic int32_t flag;
  /// The thread that makes the value, as the lock of a futex with priorities.
  _Atomic uint32_t lock;
};

/// A variable whose value a thread is making.
struct variable {
  struct once *once;
  /// The variable around this one.
  struct variable *outer;
};

struct call {
  ucontext_t caller, callee;
  /// The call around this one.
  struct call *outer;
  void (*body)(void *);
  void *context;
  int depth, is_interrupted;
  /// Whether a signal that would end the process interrupts the call, and the signal that did.
  int survives, signal;
  /// The innermost variable that the thread was making when the call began.
  struct variable *variable;
  /// The number of locks that the thread held when the call began.
  int locks;
};

static __thread struct call *innermost;
/// The innermost global or static variable that the thread is making.
static __thread struct variable *variable;

static void begin(void) {
  struct call *call = innermost;
  call->body(call->context);
}

static int call_on_own_stack(void (*body)(void *), void *context, int survives, int *signal) {
  struct call call = {.outer = innermost,
                      .body = body,
                      .context = context,
                      .variable = variable,
                      .locks = cellsnap_held_locks(),
                      .survives = survives};
  call.depth = innermost ? innermost->depth + 1 : 1;
  size_t size = innermost ? STACK_SIZE : OUTERMOST_STACK_SIZE;
  char *stack = MAP_FAILED;
  if (call.depth <= MAXIMUM_DEPTH && getcontext(&call.callee) == 0) {
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK;
    stack = mmap(NULL, GUARD_SIZE + size, PROT_READ | PROT_WRITE, flags, -1, 0);
  }
  if (stack == MAP_FAILED) {
    body(context);
    return 1;
  }
  mprotect(stack, GUARD_SIZE, PROT_NONE);
  call.callee.uc_stack.ss_sp = stack + GUARD_SIZE;
  call.callee.uc_stack.ss_size = size;
  call.callee.uc_link = &call.caller;
  makecontext(&call.callee, begin, 0);
  innermost = &call;
  swapcontext(&call.caller, &call.callee);
  innermost = call.outer;
  if (signal) *signal = call.signal;
  if (call.is_interrupted) return 0;
  munmap(stack, GUARD_SIZE + size);
  return 1;
}

int cellsnap_call_interruptibly(void (*body)(void *), void *context) {
  return call_on_own_stack(body, context, 0, NULL);
}

static const int fatal_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT};
#define FATAL_COUNT (sizeof fatal_signals / sizeof *fatal_signals)
static struct sigaction earlier_actions[FATAL_COUNT];

/// Interrupts the innermost call of the thread if it survives signals. Otherwise the earlier handler goes on.
static void interrupt_by_signal(int number, siginfo_t *information, void *context) {
  // A signal that somebody sent is meant for the process.
  int is_own = information->si_code > 0 || (number == SIGABRT && information->si_pid == getpid());
  if (is_own && innermost && innermost->survives) {
    innermost->signal = number;
    cellsnap_interrupt();
    innermost->signal = 0;
  }
  // The earlier handler may have this one as its own earlier handler.
  static __thread int is_forwarding;
  struct sigaction earlier = {.sa_handler = SIG_DFL};
  for (size_t index = 0; index < FATAL_COUNT && !is_forwarding; index++) {
    if (fatal_signals[index] == number) earlier = earlier_actions[index];
  }
  is_forwarding = 1;
  if (earlier.sa_flags & SA_SIGINFO) {
    earlier.sa_sigaction(number, information, context);
  } else if (earlier.sa_handler != SIG_DFL && earlier.sa_handler != SIG_IGN) {
    earlier.sa_handler(number);
  } else {
    // A fault occurs again when the handler returns. After a breakpoint the process would continue.
    signal(number, SIG_DFL);
    if (number == SIGTRAP || information->si_code <= 0) raise(number);
  }
  is_forwarding = 0;
}

/// Sets the handler of the signals that end a process, unless it is set. Others may have set theirs since the last call.
static void survive_signals(void) {
  stack_t stack;
  // Without an alternative stack, the handler of a stack overflow has no stack.
  if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
    static char memory[1 << 16];
    stack = (stack_t){.ss_sp = memory, .ss_size = sizeof memory};
    sigaltstack(&stack, NULL);
  }
  struct sigaction action = {.sa_sigaction = interrupt_by_signal, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (size_t index = 0; index < FATAL_COUNT; index++) {
    struct sigaction current;
    if (sigaction(fatal_signals[index], NULL, &current) != 0) continue;
    if ((current.sa_flags & SA_SIGINFO) && current.sa_sigaction == interrupt_by_signal) continue;
    earlier_actions[index] = current;
    sigaction(fatal_signals[index], &action, NULL);
  }
}

int cellsnap_call_surviving(void (*body)(void *), void *context, int *signal) {
  // The handlers of the call around this one are set.
  if (!innermost || !innermost->survives) survive_signals();
  return call_on_own_stack(body, context, 1, signal);
}

/// Swift's function that makes the value of a global or static variable when it is first read. The program's definition
/// comes before the library's. So an interruption knows which values are not complete.
void swift_once(intptr_t *predicate, void (*function)(void *), void *context) {
  static void (*_Atomic original)(intptr_t *, void (*)(void *), void *);
  if (!original) original = (void (*)(intptr_t *, void (*)(void *), void *))dlsym(RTLD_NEXT, "swift_once");
  struct variable own = {(struct once *)predicate, variable};
  variable = &own;
  original(predicate, function, context);
  variable = own.outer;
}

/// Whether a thread makes a variable's value, as far as the state says it. The thread's number may come from a process
/// before a fork.
static int is_being_made(struct once *once) { return once->flag == 0 && (once->lock & FUTEX_TID_MASK) != 0; }

/// Makes a variable one that nobody has read, so that its value is made again when it is read next. Otherwise whoever
/// reads it would wait without end.
static void forget(struct once *once) {
  uint32_t thread = once->lock & FUTEX_TID_MASK;
  if (!atomic_compare_exchange_strong(&once->lock, &thread, 0)) {
    // Another thread waits for the value. It makes it now.
    syscall(SYS_futex, &once->lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0);
  }
}

void *cellsnap_interruptible_context(void) { return innermost ? innermost->context : NULL; }

void cellsnap_interrupt(void) {
  if (!innermost || cellsnap_held_locks() != innermost->locks) return;
  for (struct variable *one = variable; one != innermost->variable; one = one->outer)
    if (!is_being_made(one->once)) return;
  for (; variable != innermost->variable; variable = variable->outer) forget(variable->once);
  innermost->is_interrupted = 1;
  setcontext(&innermost->caller);
}

/// Swift's function that removes a value of the task. Swift calls it where a body of `withValue` ends.
__attribute__((swiftcall)) extern void swift_task_localValuePop(void);

void cellsnap_forget_task_value(void) { swift_task_localValuePop(); }
