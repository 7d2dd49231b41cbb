import CellCatalog
import CellSnapSampleCells
import Foundation
import Testing
import UIKit

@testable import CellChecks

/// Tests that each kind of diagnostic reaches the report of the checks.
@MainActor @Suite struct DiagnosticsTests {
  private func report(_ cause: DiagnosticCause) throws -> CheckReport {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let settings = CheckSettings(rules: [.overlap], widths: [320, 375], textSizes: [.large], rowLimit: 4)
    return try Checker(settings).check([CatalogEntry("Cause", height: 20) { cause.view(files: folder) }])
  }

  @Test(arguments: DiagnosticCause.allCases)
  func `a check reports each diagnostic once`(cause: DiagnosticCause) throws {
    let report = try report(cause)
    #expect(report.diagnostics.count == 1)
    #expect(report.diagnostics.first?.contains(cause.message) == true)
    // A diagnostic is no fault of the entry.
    #expect(report.isClean)
  }

  @Test func `a diagnostic of a view names the entry`() throws {
    #expect(try report(.frame).diagnostics.first?.hasPrefix("Cause: ") == true)
  }
}
