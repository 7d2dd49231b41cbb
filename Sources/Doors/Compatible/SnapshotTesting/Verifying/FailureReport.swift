internal import CellTesting

/// Functions that report to the library that runs the test.
enum FailureReport {
  static func fail(_ message: String, at site: CallSite) {
    TestReport.fail(message, at: site)
  }

  /// Attaches a file to the test's result if Swift Testing runs the test.
  static func attach(_ attachment: XCTAttachment, at site: CallSite?) {
    let site =
      site
      ?? CallSite(fileID: #fileID, filePath: #filePath, function: #function, line: #line, column: #column)
    TestReport.attach(Array(attachment.data), named: attachment.fileName, at: site)
  }
}
