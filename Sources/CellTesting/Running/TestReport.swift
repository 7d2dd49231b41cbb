import CellSnapshots
import Foundation
import Testing
import XCTest

/// Tells the library that runs the test, Swift Testing or XCTest, what there is to tell.
enum TestReport {
  /// Also of a task that Swift Testing does not know, in a process that it runs.
  static var isSwiftTesting: Bool {
    Test.current != nil || CommandLine.arguments.contains("swift-testing")
  }

  static func fail(_ message: String, at site: CallSite) {
    let message = printable(message)
    if isSwiftTesting {
      Issue.record(Comment(rawValue: message), sourceLocation: site.sourceLocation)
    } else {
      XCTFail(message, file: site.filePath, line: site.line)
    }
  }

  /// Says something that does not fail the test.
  static func warn(_ message: String, at site: CallSite) {
    let message = printable(message)
    if isSwiftTesting {
      Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: site.sourceLocation)
    } else {
      // XCTest has no warnings.
      FileHandle.standardError.write(Data("\(site.filePath):\(site.line): warning: \(message)\n".utf8))
    }
  }

  /// A text of several lines as it may be printed: nothing in it moves a cursor or, on GitHub, is a command.
  static func printable(
    _ text: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let lines = PrintableText.lines(text).split(separator: "\n", omittingEmptySubsequences: false)
    guard GitHubAnnotations.areWanted(in: environment) else { return lines.joined(separator: "\n") }
    return lines.map { WorkflowCommands.disarmed(String($0)) }.joined(separator: "\n")
  }

  /// Keeps a file with the results of the test, where Swift Testing runs it: XCTest keeps none on Linux.
  static func attach(_ bytes: [UInt8], named name: String, at site: CallSite) {
    guard isSwiftTesting else { return }
    Attachment.record(bytes, named: name, sourceLocation: site.sourceLocation)
  }
}

extension CallSite {
  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
