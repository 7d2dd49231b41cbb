import CellSnapTemporaryFiles
import Foundation
import Testing

/// Tests of an entry whose view a stub interrupts. It comes after three entries that nothing interrupts, and before
/// one more. All are drawn at widths of 40 and 60 points.
@Suite struct StubStopTests {
  private func run(
    _ arguments: [String], stubs: String, isReturn: Bool = false, in folder: TemporaryFolder
  ) throws -> CellSnapProcess {
    var environment = ["SWIFT_BACKTRACE": "enable=no", "STUBS": stubs]
    if isReturn { environment["STUBS_RETURN"] = "1" }
    return try CellSnapProcess.run(arguments, program: "FaultyCatalog", in: folder, environment: environment)
  }

  /// The line about the stub that interrupts the entry's view.
  private func line(_ stub: String) -> String {
    "Store.swift:3: Store.\(stub) is a stub, so it can make no object; Stopped is drawn as far as it got\n"
  }

  @Test(arguments: [
    "filling", "layout", "size", "filling layout", "initialiser", "drawing", "variable",
  ])
  func `an interrupted view is drawn as far as it got, with a line that says so`(stubs: String) throws {
    let folder = try TemporaryFolder()
    let rendered = try run(["render"], stubs: stubs, in: folder)
    #expect(rendered.status == 0)
    #expect(rendered.errors == stubs.split(separator: " ").map { line(String($0)) }.joined())
    let returning = try TemporaryFolder()
    #expect(try run(["render"], stubs: stubs, isReturn: true, in: returning).errors == "")
    let files = try folder.files()
    #expect(files.count == 10)
    #expect(try files == returning.files())
  }

  @Test func `an interrupted view is recorded and verified as others are`() throws {
    let folder = try TemporaryFolder()
    let recorded = try run(["record"], stubs: "filling layout", in: folder)
    #expect(recorded.status == 0)
    #expect(recorded.output.contains("10 snapshots: 10 recorded\n"), "\(recorded.output)")
    let verified = try run(["verify"], stubs: "filling layout", in: folder)
    #expect(verified.status == 0)
    #expect(verified.errors == line("filling") + line("layout"))
  }

  @Test func `a view whose own values need a stub is an empty one`() throws {
    let folder = try TemporaryFolder()
    let recorded = try run(["record"], stubs: "firstValues", in: folder)
    #expect(recorded.status == 0)
    #expect(recorded.output.contains("10 snapshots: 10 recorded\n"), "\(recorded.output)")
    #expect(recorded.errors == line("firstValues"))
  }

  @Test(arguments: ["record", "render"])
  func `drawings that an interrupted one crashes are drawn again in a new process`(command: String) throws {
    let folder = try TemporaryFolder()
    let run = try run([command], stubs: "access", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    for title in ["Stopped at width 60", "After at width 40"] {
      #expect(
        run.errors.contains("\(title) crashed after a drawing that a stub interrupted: signal "),
        "\(run.errors)")
    }
    #expect(
      run.output.contains(command == "record" ? "10 snapshots: 10 recorded\n" : "10 pictures in "),
      "\(run.output)")
    #expect(try folder.files().keys.filter { $0.hasSuffix(".png") && $0.contains("Stopped.") }.count >= 2)
  }

  @Test(arguments: ["record", "render"])
  func `an entry without a picture fails the command and is reported once, also before a new process`(
    command: String
  ) throws {
    let run = try run([command], stubs: "access noHeight", in: try TemporaryFolder())
    #expect(run.status == 1)
    #expect(run.errors.components(separatedBy: " has no height;").count == 3, "\(run.errors)")
    #expect(
      run.output.contains(
        command == "record" ? "12 snapshots: 2 not drawn, 10 recorded\n" : "10 pictures in "),
      "\(run.output)")
  }

  @Test func `an entry that crashes after an interrupted one, also in a new process, is crashed`() throws {
    let folder = try TemporaryFolder()
    let recorded = try run(["record"], stubs: "filling crash", in: folder)
    #expect(recorded.output.contains("10 snapshots: 2 crashed, 8 recorded\n"), "\(recorded.output)")
    #expect(
      recorded.errors.components(separatedBy: "After at width 40 crashed").count == 3, "\(recorded.errors)")
  }
}
