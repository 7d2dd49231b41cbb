import CellSnapTemporaryFiles
import Foundation
import Testing

/// Tests of an entry whose view a shape interrupts. It comes after three entries that nothing interrupts, and before
/// one more. All are drawn at widths of 40 and 60 points.
@Suite struct ShapeStopTests {
  private func run(
    _ arguments: [String], shapes: String, isReturn: Bool = false, in folder: TemporaryFolder
  ) throws -> CellSnapProcess {
    var environment = ["SWIFT_BACKTRACE": "enable=no", "SHAPES": shapes]
    if isReturn { environment["SHAPES_RETURN"] = "1" }
    return try CellSnapProcess.run(arguments, program: "FaultyCatalog", in: folder, environment: environment)
  }

  /// The line about the shape that interrupts the entry's view.
  private func line(_ shape: String) -> String {
    "Store.swift:3: Store.\(shape) is a shape, so it can make no object; Stopped is drawn as far as it got\n"
  }

  @Test(arguments: [
    "filling", "layout", "size", "filling layout", "initialiser", "drawing", "variable",
  ])
  func `an interrupted view is drawn as far as it got, with a line that says so`(shapes: String) throws {
    let folder = try TemporaryFolder()
    let rendered = try run(["render"], shapes: shapes, in: folder)
    #expect(rendered.status == 0)
    #expect(rendered.errors == shapes.split(separator: " ").map { line(String($0)) }.joined())
    let returning = try TemporaryFolder()
    #expect(try run(["render"], shapes: shapes, isReturn: true, in: returning).errors == "")
    let files = try folder.files()
    #expect(files.count == 10)
    #expect(try files == returning.files())
  }

  @Test func `an interrupted view is recorded and verified as others are`() throws {
    let folder = try TemporaryFolder()
    let recorded = try run(["record"], shapes: "filling layout", in: folder)
    #expect(recorded.status == 0)
    #expect(recorded.output.contains("10 snapshots: 10 recorded\n"), "\(recorded.output)")
    let verified = try run(["verify"], shapes: "filling layout", in: folder)
    #expect(verified.status == 0)
    #expect(verified.errors == line("filling") + line("layout"))
  }

  @Test func `a view whose own values need a shape is an empty one`() throws {
    let folder = try TemporaryFolder()
    let recorded = try run(["record"], shapes: "firstValues", in: folder)
    #expect(recorded.status == 0)
    #expect(recorded.output.contains("10 snapshots: 10 recorded\n"), "\(recorded.output)")
    #expect(recorded.errors == line("firstValues"))
  }

  @Test(arguments: ["record", "render"])
  func `drawings that an interrupted one crashes are drawn again in a new process`(command: String) throws {
    let folder = try TemporaryFolder()
    let run = try run([command], shapes: "access", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    for title in ["Stopped at width 60", "After at width 40"] {
      #expect(
        run.errors.contains("\(title) crashed after a drawing that a shape interrupted: signal "),
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
    let run = try run([command], shapes: "access noHeight", in: try TemporaryFolder())
    #expect(run.status == 1)
    #expect(run.errors.components(separatedBy: " has no height;").count == 3, "\(run.errors)")
    #expect(
      run.output.contains(
        command == "record" ? "12 snapshots: 2 not drawn, 10 recorded\n" : "10 pictures in "),
      "\(run.output)")
  }

  @Test func `an entry that crashes after an interrupted one, also in a new process, is crashed`() throws {
    let folder = try TemporaryFolder()
    let recorded = try run(["record"], shapes: "filling crash", in: folder)
    #expect(recorded.output.contains("10 snapshots: 2 crashed, 8 recorded\n"), "\(recorded.output)")
    #expect(
      recorded.errors.components(separatedBy: "After at width 40 crashed").count == 3, "\(recorded.errors)")
  }
}
