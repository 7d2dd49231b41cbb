import CellSnapSampleCells
import CellSnapTemporaryFiles
import CellSnapshots
import Foundation
import Testing

/// Tests that each kind of diagnostic reaches what the commands print and write.
@Suite struct DiagnosticsTests {
  private func run(
    _ arguments: [String], _ cause: DiagnosticCause, in folder: TemporaryFolder
  ) throws -> CellSnapProcess {
    try CellSnapProcess.run(
      arguments, program: "FaultyCatalog", in: folder, environment: ["CAUSE": cause.rawValue])
  }

  @Test(arguments: DiagnosticCause.allCases)
  func `render, verify and check print a diagnostic`(cause: DiagnosticCause) throws {
    let folder = try TemporaryFolder()
    for command in [["render"], ["verify"], ["check", "--only", "lint"]] {
      let lines = try run([command[0], "Cause"] + command.dropFirst(), cause, in: folder).errorLines
      // The pictures have two widths. A file is the same in both, and the checks name the entry alone.
      let count = [.frame, .constraint].contains(cause) && command[0] != "check" ? 2 : 1
      #expect(lines.count { $0.contains(cause.message) } == count, "\(command)")
    }
  }

  @Test(arguments: DiagnosticCause.allCases)
  func `the run and its report have a diagnostic`(cause: DiagnosticCause) throws {
    let folder = try TemporaryFolder()
    _ = try run(["record", "Cause"], cause, in: folder)
    let kept = try RunFolder(path: folder.path(of: "cellsnap-run"), program: "cellsnap").read()
    #expect(kept.snapshots.count == 2)
    #expect(kept.snapshots.allSatisfy { $0.diagnostics?.first?.contains(cause.message) == true })
    let page = try String(contentsOfFile: folder.path(of: "cellsnap-run/report.html"), encoding: .utf8)
    #expect(page.contains(#""diagnostics":["#))
  }

  // `scroll` needs a table, and none of these four commands records the view.
  @Test(arguments: [DiagnosticCause.constraint, .pdf, .svg, .selector, .pattern])
  func `trace, breakpoints and scroll print a diagnostic once`(cause: DiagnosticCause) throws {
    let folder = try TemporaryFolder()
    for command in ["trace", "breakpoints", "scroll"] {
      let lines = try run([command, "Cause"], cause, in: folder).errorLines
      #expect(lines.count { $0.contains(cause.message) } == 1, "\(command)")
    }
  }

  @Test func `check writes a diagnostic as JSON`() throws {
    let run = try run(["check", "Cause", "--only", "lint", "--json"], .pdf, in: TemporaryFolder())
    #expect(run.output.contains(#""diagnostics""#))
    #expect(run.output.contains("pdftocairo finds no page in it"))
  }
}
