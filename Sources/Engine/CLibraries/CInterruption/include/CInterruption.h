#ifndef CINTERRUPTION_H
#define CINTERRUPTION_H

/// Calls `body` on a stack of its own, so that it can be interrupted without the end of the thread. If there is no
/// memory for a stack, or in too many such calls, `body` runs on the stack of the caller.
///
/// An interrupted body never goes on. Its stack stays as it is, because Swift notes the accesses to variables that
/// have begun on it.
///
/// Returns 1 if `body` returned, and 0 if it was interrupted.
int cellsnap_call_interruptibly(void (*body)(void *context), void *context);

/// Does the same, and signals that would end the process interrupt the body as well, such as an index out of range.
/// `signal` is set to such a signal, or to 0. Only one thread may call this function.
///
/// A signal that the body causes in another body inside of it, or that another process sends, has its usual effect.
int cellsnap_call_surviving(void (*body)(void *context), void *context, int *signal);

/// Interrupts the innermost body that the calling thread runs on a stack of its own. Returns if there is none, or if the
/// body holds a lock, or makes the value of a global or static variable in a way that is not known here. The value of
/// such a variable is made again when it is read next.
void cellsnap_interrupt(void);

/// Returns the context of the body that `cellsnap_interrupt` would interrupt, or NULL if there is none.
void *cellsnap_interruptible_context(void);

/// Removes the newest of the values that the task of the caller has set, or the thread outside of a task. An interrupted
/// body leaves those that it has set.
void cellsnap_forget_task_value(void);

#endif
