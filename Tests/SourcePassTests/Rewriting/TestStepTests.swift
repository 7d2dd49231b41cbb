import Testing

@testable import CellSnapSourcePass

/// XCTest calls only tests without isolation.
struct TestStepTests {
  @Test func `a test of a main actor's class runs on the main actor`() {
    #expect(
      passed("@MainActor class CellTests: XCTestCase {\n  func testA() { draw() }\n}").squeezed
        == "@MainActor class CellTests: XCTestCase {\n"
        + "nonisolated func testA() { MainActor.assumeIsolated { () -> Void in draw() }; }\n}")
  }

  @Test func `a test with the attribute of the main actor loses it`() {
    #expect(
      passed("class CellTests: XCTestCase {\n  @MainActor func testA() throws { draw() }\n}").squeezed
        == "class CellTests: XCTestCase {\n"
        + "nonisolated func testA() throws { try MainActor.assumeIsolated { () throws -> Void in draw() }; }\n}"
    )
  }

  @Test func `an asynchronous test keeps its waits`() {
    #expect(
      passed("class CellTests: XCTestCase {\n  @MainActor func testA() async { await draw() }\n}").squeezed
        == "class CellTests: XCTestCase {\n"
        + "nonisolated func testA() async { await { @MainActor () async -> Void in await draw() }(); }\n}")
  }

  @Test func `a test of a class that only the compiler knows runs on the main actor`() {
    #expect(
      passed("class CellTests: SnapshotTestCase { func testA() { draw() } }").contains("assumeIsolated"))
  }

  @Test(arguments: [
    "class CellTests: XCTestCase { func testA() { draw() } }",
    "@MainActor class CellTests: XCTestCase { func drawCell() { draw() } }",
    "@MainActor class CellTests: XCTestCase { func testCell(name: String) { draw() } }",
    "@MainActor class CellTests: XCTestCase { nonisolated func testA() { draw() } }",
    "@MainActor class Cell: UITableViewCell { func testA() { draw() } }",
    "class CellTests: SnapshotTestCase { func testA() async { await draw() } }",
  ])
  func `any other function is not changed`(text: String) {
    #expect(passed(text) == text)
  }
}
