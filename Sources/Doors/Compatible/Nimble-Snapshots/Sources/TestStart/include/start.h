#ifndef CELLSNAP_TEST_START_H
#define CELLSNAP_TEST_START_H

// Calls `cellsnap_observe_tests` when the program starts.
void cellsnap_test_start(void);

#endif
