import XCTest

@testable import SnapshotTesting

/// Tests that XCTest runs. They are skipped unless `AssertionCountTests` runs them and sets their variable.
final class EndingXCTestCase: XCTestCase {
  private func verify(_ text: @autoclosure () throws -> String) throws {
    guard let folder = ProcessInfo.processInfo.environment["CELLSNAP_ENDING_FOLDER"] else {
      throw XCTSkip("CELLSNAP_ENDING_FOLDER is not set")
    }
    _ = verifySnapshot(of: try text(), as: .lines, named: name, snapshotDirectory: folder)
  }

  private func end() -> String {
    switch ProcessInfo.processInfo.environment["CELLSNAP_ENDING"] {
    case "_exit": _exit(0)
    case "quick_exit": quick_exit(0)
    case "exec":
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
      execv("/bin/true", &arguments)
    default: break
    }
    return "text"
  }

  func testA() throws { try verify("text") }
  func testB() throws { try verify(end()) }
  func testC() throws {
    try verify("text")
    if ProcessInfo.processInfo.environment["CELLSNAP_ENDING"] == "exit in a test" { exit(0) }
  }
}
