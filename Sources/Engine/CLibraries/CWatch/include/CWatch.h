#ifndef CWATCH_H
#define CWATCH_H

#include <stdint.h>
#include <sys/types.h>

/// Notes about what the threads of a process are drawing, in memory that another process can read after this one
/// has ended.

#define CELLSNAP_PLACE_COUNT 80
#define CELLSNAP_PLACE_LENGTH 512

/// Maps memory for the notes of this process. Does nothing if there is such memory. Returns 0 on success.
int cellsnap_watch_begin(void);
/// Maps memory for the notes of a process that inherits the returned descriptor. Returns -1 if that fails.
int cellsnap_watch_share(void);
/// Maps the memory that the parent shares by a descriptor. Returns 0 on success.
int cellsnap_watch_join(int descriptor);

/// Notes what the calling thread begins to draw. Does nothing before `cellsnap_watch_begin`. Long texts are cut
/// off.
///
/// Returns the place to pass to `cellsnap_watch_leave`.
int cellsnap_watch_enter(const char *name, const char *text);
void cellsnap_watch_leave(int place);
/// Returns the innermost place of the calling thread, or -1 if it is in none.
int cellsnap_watch_place(void);
/// Leaves the places that the calling thread entered since `place` was its innermost one. Interrupted code cannot do so.
void cellsnap_watch_leave_to(int place);
/// Notes that the calling thread has done a part of the work in its place, so that its time begins again.
void cellsnap_watch_progress(void);

/// The cases in which a line about the end of the process is written.
enum {
  /// Never: another process watches this one.
  CELLSNAP_NO_LAST_WORD = 0,
  /// If a thread is in a place: CellSnap does not own the process.
  CELLSNAP_LAST_WORD_IN_PLACES = 1,
  /// Whenever the process ends before `cellsnap_watch_finish`.
  CELLSNAP_LAST_WORD_EVERYWHERE = 2,
};

/// Makes signals that end the calling process, and `exit`, note what was being drawn. They also write a line about
/// it to standard error, as `last_word` says. After such a line, `exit` ends with the status 70.
void cellsnap_watch_ends(int last_word);

/// Starts a thread that ends the process if a thread stays in a place for some seconds, unless a debugger is
/// attached. It writes a line, and the status is 70.
void cellsnap_watch_time(int seconds);

/// Forgets all places and the noted end.
void cellsnap_watch_reset(void);

/// Returns the time when the thread in a place entered it, in nanoseconds of CLOCK_MONOTONIC. Returns 0 if there is
/// no thread.
int64_t cellsnap_watch_since(int place);
/// Returns how long the thread in a place of a process has waited for a processor since it began, in nanoseconds.
/// During this time, the machine was busy with other work. Returns 0 if the kernel does not report it.
int64_t cellsnap_watch_waited(pid_t process, int place);
const char *cellsnap_watch_name(int place);
const char *cellsnap_watch_text(int place);
/// Returns the place in which the process ended, or -1 if none was noted.
int cellsnap_watch_ending_place(void);
/// Returns the signal that is ending the process, from the moment when it is raised. Returns 0 if there is none.
int cellsnap_watch_ending_signal(void);

/// Notes that what the calling thread draws was interrupted, and that the process goes on.
void cellsnap_watch_interrupt(void);
/// Returns the name of the first drawing that was interrupted, or an empty text.
const char *cellsnap_watch_interrupted(void);

/// Notes that the process has done its work and ends with `status`.
void cellsnap_watch_finish(int status);
/// Returns the noted status, or -1.
int cellsnap_watch_finished_status(void);

/// Sets the conditions on which another process may end this one and continue. `seconds` is how long a thread may
/// stay in a place; 0 means no limit. `is_resumable` says whether another process may do the remaining work.
void cellsnap_watch_allow(int seconds, int is_resumable);
int cellsnap_watch_seconds(void);
int cellsnap_watch_is_resumable(void);

/// Makes the end of the parent end the calling process. If the parent has already ended, the process ends at once.
void cellsnap_end_with_parent(pid_t parent);

/// Makes processes whose parent ended children of the calling process, if it started their first ancestor.
void cellsnap_adopt_orphans(void);
/// Ends the children of the calling thread, except those from before `cellsnap_adopt_orphans`, and the children that
/// they leave.
void cellsnap_end_children(void);

/// Waits for a child to end, for at most some milliseconds. Returns 1 if it has ended, 0 if not, and -1 if there is
/// no child.
int cellsnap_wait(pid_t child, int milliseconds, int *status);

/// Returns a descriptor that can be read when a child has ended, or -1 where the kernel has none.
int cellsnap_end_of(pid_t child);

/// Makes the C library write standard output line by line, wherever it leads.
void cellsnap_write_lines(void);

/// Returns whether a debugger, or another program that traces a process, is attached to it now.
int cellsnap_is_traced(pid_t process);

/// Makes the signals by which a user ends a process write to a pipe instead. Returns the descriptor to read from, or -1.
/// Processes that this one starts have the usual signals.
int cellsnap_end_signals(void);

/// Returns a file in memory for appending, for processes that inherit it. Returns -1 if that fails.
int cellsnap_memory_file(void);

#endif
