#ifndef CWATCH_H
#define CWATCH_H

#include <stdint.h>
#include <sys/types.h>

/// Notes of what threads of a process are drawing, in memory that another process may read after this one has ended.

#define CELLSNAP_PLACE_COUNT 80
#define CELLSNAP_PLACE_LENGTH 512

/// Maps the memory. Where it is shared, a process that is forked later writes into the same; returns 0 on success.
int cellsnap_watch_begin(int is_shared);

/// Notes what the calling thread begins to draw; does nothing before `cellsnap_watch_begin`. Texts are cut off.
///
/// Returns what `cellsnap_watch_leave` takes.
int cellsnap_watch_enter(const char *name, const char *text);
void cellsnap_watch_leave(int place);

/// Where a line about the end of the process is written.
enum {
  /// Nowhere: another process watches this one.
  CELLSNAP_NO_LAST_WORD = 0,
  /// Where a thread is in a place: the process is not ours.
  CELLSNAP_LAST_WORD_IN_PLACES = 1,
  /// Wherever the process ends before `cellsnap_watch_finish`.
  CELLSNAP_LAST_WORD_EVERYWHERE = 2,
};

/// Has signals that end the calling process, and `exit`, note what was being drawn, and write a line about it to standard
/// error, as `last_word` says. Where a line is written, `exit` is followed by a status of 70.
void cellsnap_watch_ends(int last_word);

/// Starts a thread that writes a line and ends the process with a status of 70 once a thread has stayed in a place for
/// some seconds, unless a debugger is at the process.
void cellsnap_watch_time(int seconds);

/// Forgets all places and the end that was noted.
void cellsnap_watch_reset(void);

/// Whether a thread is in a place, since when (nanoseconds of CLOCK_MONOTONIC), and what it draws.
int64_t cellsnap_watch_since(int place);
/// How long the thread in a place of a process has waited for a processor since it began, in nanoseconds: time in which
/// the machine was busy with others. 0 where the kernel does not say.
int64_t cellsnap_watch_waited(pid_t process, int place);
const char *cellsnap_watch_name(int place);
const char *cellsnap_watch_text(int place);
/// The place in which the process ended, or -1 where nothing noted it.
int cellsnap_watch_ending_place(void);
/// The signal that ends the process, from the moment in which it was raised on; 0 where there is none.
int cellsnap_watch_ending_signal(void);

/// Notes that the process has done its work and ends with `status`.
void cellsnap_watch_finish(int status);
/// The status that was noted, or -1.
int cellsnap_watch_finished_status(void);

/// The terms on which another process may end this one and go on: the seconds that a thread may stay in a place (0 where
/// there is no limit), and whether another process may do what is left.
void cellsnap_watch_allow(int seconds, int is_resumable);
int cellsnap_watch_seconds(void);
int cellsnap_watch_is_resumable(void);

/// `fork`, which Swift hides: to be called while the process has one thread. The child dies with its parent.
pid_t cellsnap_fork(void);

/// Waits for a child to end, for some milliseconds at most: 1 where it has ended, 0 where not, -1 where there is none.
int cellsnap_wait(pid_t child, int milliseconds, int *status);

/// Has the C library write standard output line by line, whatever it leads to.
void cellsnap_write_lines(void);

/// Whether a debugger, or another program that traces a process, is at it now.
int cellsnap_is_traced(pid_t process);

/// A file in memory, which processes that are forked later share, to append to; -1 where there can be none.
int cellsnap_memory_file(void);

#endif
