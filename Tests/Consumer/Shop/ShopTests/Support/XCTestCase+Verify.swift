import SnapshotTesting
import XCTest

extension XCTestCase {
  func verify(
    _ view: UIView, height: CGFloat, file: StaticString = #file, testName: String = #function,
    line: UInt = #line
  ) {
    assertSnapshot(
      matching: view, as: .recursiveDescription(size: CGSize(width: 320, height: height)), file: file,
      testName: testName, line: line)
  }
}
