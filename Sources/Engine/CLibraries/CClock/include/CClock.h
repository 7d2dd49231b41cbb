#ifndef C_CLOCK_H
#define C_CLOCK_H

#include <stdint.h>

/// Sets the wall clock that the calling thread reads, to a time in seconds since 1970. It then advances by one
/// microsecond with each reading, so that a loop until a time ends. 0 gives the thread the system's clock again.
///
/// A wait until a time of the set clock may return at once, because the system compares it with its own clock.
void cellsnap_set_clock_of_thread(int64_t seconds);

/// Sets the wall clock that all threads read, except those with a clock of their own.
void cellsnap_set_clock(int64_t seconds);

#endif
