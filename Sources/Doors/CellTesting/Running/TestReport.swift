import CellSnapshots
import Foundation
import Testing
import XCTest

/// Functions that report to Swift Testing or XCTest, whichever runs the test.
package enum TestReport {
  /// Whether Swift Testing runs this process, even if it does not know the current task.
  package static var isSwiftTesting: Bool {
    Test.current != nil || CommandLine.arguments.contains("swift-testing")
  }

  package static func fail(_ message: String, at site: CallSite) {
    let message = printable(message)
    if isSwiftTesting {
      Issue.record(Comment(rawValue: message), sourceLocation: site.sourceLocation)
    } else {
      XCTFail(message, file: site.filePath, line: site.line)
    }
  }

  /// Reports a warning, which does not fail the test. `site` is nil if it is about no assertion.
  package static func warn(_ message: String, at site: CallSite?) {
    let message = printable(message)
    guard isSwiftTesting else {
      // XCTest has no warnings.
      let place = site.map { "\($0.filePath):\($0.line): " } ?? ""
      FileHandle.standardError.write(Data("\(place)warning: \(message)\n".utf8))
      return
    }
    let place = site?.sourceLocation ?? Test.current?.sourceLocation ?? #_sourceLocation
    Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: place)
  }

  /// Writes a line that belongs to no test, for the end of a process.
  package static func note(_ line: String) {
    FileHandle.standardError.write(Data("\(printable(line))\n".utf8))
  }

  /// Returns a text of several lines that is safe to print. Nothing in it moves a cursor or, on GitHub, is a command.
  static func printable(
    _ text: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let lines = PrintableText.lines(text).split(separator: "\n", omittingEmptySubsequences: false)
    guard GitHubAnnotations.areWanted(in: environment) else { return lines.joined(separator: "\n") }
    return lines.map { WorkflowCommands.disarmed(String($0)) }.joined(separator: "\n")
  }

  /// Attaches a file to the test's results if Swift Testing runs it. XCTest does not keep attachments on Linux.
  package static func attach(_ bytes: [UInt8], named name: String, at site: CallSite) {
    guard isSwiftTesting else { return }
    Attachment.record(bytes, named: name, sourceLocation: site.sourceLocation)
  }
}

extension CallSite {
  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
