#include "start.h"

// The function in Swift that watches which test runs.
void cellsnap_observe_tests(void);

// An observer that is added in a test is not told that this test has started.
__attribute__((constructor)) void cellsnap_test_start(void) { cellsnap_observe_tests(); }
