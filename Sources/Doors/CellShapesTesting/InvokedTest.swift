internal import CellShapes
internal import CellSnapTestInvocation
internal import CellTesting
internal import XCTest

/// A test that XCTest runs. A stub without a sample fails this test alone.
///
/// The tests of an imported app belong to classes of any library, so XCTest's own function is replaced, and no class.
@MainActor private struct InvokedTest {
  let test: XCTestCase

  func run() {
    let assertions = TestWatch.openAssertions
    // XCTest keeps the object until the test has ended.
    let pointer = Unmanaged.passUnretained(test).toOpaque()
    let stub = InterruptibleTest.run { cellsnap_invoke_test_usually(pointer) }
    guard let stub else { return }
    TestWatch.endAssertions(downTo: assertions)
    test.recordFailure(
      withDescription: "\(stub); the test is interrupted", inFile: "<EXPR>", atLine: 0, expected: false)
    // XCTest gives no access to the test's teardown blocks, and nothing can wait here for an asynchronous method.
    InterruptibleTest.tidyUp { [test] in
      test.tearDown()
      try? test.tearDownWithError()
    }
  }
}

@_cdecl("cellsnap_invoke_test") func invokeTest(_ test: UnsafeMutableRawPointer) {
  let test = Unmanaged<XCTestCase>.fromOpaque(test).takeUnretainedValue()
  // Safe: XCTest runs one test after the other, on the main thread.
  nonisolated(unsafe) let only = test
  MainActor.assumeIsolated { InvokedTest(test: only).run() }
}
