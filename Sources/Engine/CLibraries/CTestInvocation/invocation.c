#define _GNU_SOURCE
#include "CTestInvocation.h"

#include <dlfcn.h>

/// A method of Swift without parameters and result.
typedef __attribute__((swiftcall)) void method(__attribute__((swift_context)) void *self);

/// The name of `XCTestCase.invokeTest()`. The classes of tests find it by this name, and so does `super.invokeTest()`. The
/// program's own definition comes before the library's.
#define NAME "$s6XCTest0A4CaseC10invokeTestyyF"

/// What runs each test in the place of XCTest's function. CellShapesTesting defines it.
extern void cellsnap_invoke_test(void *test_case);

method invoke_test __asm__(NAME);

__attribute__((swiftcall)) void invoke_test(__attribute__((swift_context)) void *self) { cellsnap_invoke_test(self); }

void cellsnap_invoke_test_usually(void *test_case) {
  static method *original;
  if (!original) original = (method *)dlsym(RTLD_NEXT, NAME);
  original(test_case);
}
