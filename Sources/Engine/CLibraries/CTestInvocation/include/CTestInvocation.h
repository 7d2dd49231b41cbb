#ifndef CTESTINVOCATION_H
#define CTESTINVOCATION_H

/// Calls XCTest's own function that sets up a test case, runs its test and tears it down.
void cellsnap_invoke_test_usually(void *test_case);

#endif
