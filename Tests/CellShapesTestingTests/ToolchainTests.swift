import CellSnapTemporaryFiles
import Testing

/// The assumptions of CellShapesTesting about the toolchain. The article "What depends on the toolchain" has a row for
/// each test.
struct ToolchainTests {
  @Test func `XCTest invokes a test by a function that a program can replace`() throws {
    let run = try TestBundleProcess.run(
      ["CellShapesTestingTests.InterruptedXCTestCase/testA"], variables: ["CELLSNAP_STUB": "test"])
    #expect(run.text.contains("Executed 1 test, with 1 failure"), "\(run.text)")
  }
}
