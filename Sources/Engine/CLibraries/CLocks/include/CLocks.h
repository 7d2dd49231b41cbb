#ifndef CLOCKS_H
#define CLOCKS_H

/// Notes that the calling thread holds one lock more, or one less if `change` is -1.
void cellsnap_note_lock(int change);

/// The number of locks that the calling thread holds. Nobody could take the lock of work that is interrupted, so work
/// that holds one is not.
int cellsnap_held_locks(void);

#endif
