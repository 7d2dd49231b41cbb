import CellSnapSampleCells
import CellSnapshots
import Foundation
import Synchronization
import Testing
import UIKit

@testable import CellTesting

/// Tests that each kind of diagnostic reaches the message and the result of an assertion.
@MainActor @Suite struct DiagnosticWarningsTests {
  let folder = ReferenceFolder()

  private func issues(_ body: () -> Void) -> [Issue] {
    let issues = Mutex<[Issue]>([])
    withKnownIssue(isIntermittent: true) {
      folder.use { body() }
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    return issues.withLock { $0 }
  }

  private func files() throws -> String {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/files", withIntermediateDirectories: true)
    return folder.path + "/files"
  }

  @Test(arguments: DiagnosticCause.allCases)
  func `an assertion that makes a view warns of its diagnostic`(cause: DiagnosticCause) throws {
    let files = try files()
    let found = issues { assertSnapshot(of: cause.view(files: files), .widths(20)) }
    #expect(found.map(\.severity) == [.warning, .warning])
    let message = found.first?.comments.first?.rawValue ?? ""
    #expect(message.hasPrefix("DiagnosticWarningsTests/"))
    #expect(message.contains(cause.message))
  }

  @Test(arguments: DiagnosticCause.allCases)
  func `an outcome has the diagnostic for the report`(cause: DiagnosticCause) throws {
    let files = try files()
    let outcomes = try folder.use { try verifySnapshot(of: cause.view(files: files), .widths(20)) }
    #expect(outcomes.count == 1)
    #expect(outcomes.first?.warnings.count == 1)
    #expect(outcomes.first?.warnings == outcomes.first?.verification?.result.diagnostics)
  }

  @Test(arguments: [DiagnosticCause.pdf, .svg, .selector, .pattern])
  func `a view that is made before the assertion warns of files and methods at once`(cause: DiagnosticCause)
    throws
  {
    let files = try files()
    // The process listens from its first assertion on.
    _ = issues { assertSnapshot(of: swatch(.red), .widths(20)) }
    let found = issues { _ = cause.view(files: files) }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.comments.first?.rawValue.contains(cause.message) == true)
  }

  @Test func `an assertion of no faults warns of diagnostics`() throws {
    let files = try files()
    let found = issues {
      assertNoFaults(in: DiagnosticCause.pdf.view(files: files), .checks(.lint), .widths(320))
    }
    #expect(found.contains { $0.comments.first?.rawValue.contains(DiagnosticCause.pdf.message) == true })
  }
}
