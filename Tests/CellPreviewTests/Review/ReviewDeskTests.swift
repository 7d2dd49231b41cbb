import CellCatalog
import CellSnapTemporaryFiles
import CellSnapshots
import Foundation
import Testing
import UIKit

@testable import CellPreview

/// A run in which two pictures differ from their references.
@MainActor @Suite struct ReviewDeskTests {
  private let folder: TemporaryFolder
  private let desk: ReviewDesk
  /// The number of the run.
  private let number: Int
  private let names = ["Box/Box.20", "Box/Box.30"]

  init() throws {
    folder = try TemporaryFolder()
    let store = ReferenceStore(folder: folder.path(of: "Snapshots"))
    let run = RunFolder(path: folder.path(of: "run"), program: "snapshots")
    for (color, mode) in [(UIColor.red, SnapshotRecordMode.all), (.blue, .never)] {
      try Self.draw(color, mode, store, run.path)
    }
    desk = ReviewDesk(run, store: store) {}
    _ = try desk.read()
    number = desk.review.run
  }

  private static func draw(
    _ color: UIColor, _ mode: SnapshotRecordMode, _ store: ReferenceStore, _ path: String
  ) throws {
    let entry = CatalogEntry("Box", height: 10) {
      let view = UIView()
      view.backgroundColor = color
      return view
    }
    let configurations = [20, 30].map { SnapshotConfiguration(width: $0, scale: 1) }
    let plan = try RenderPlan(entries: [entry], configurations: configurations)
    let folder = try RunFolder(replacing: path, program: "snapshots")
    let comparison = PictureComparison(rule: .exact, limits: SnapshotComparisonLimits())
    let verifier = Verifier(store: store, mode: mode, comparison: comparison)
    let destination = VerifyingDestination(
      verifier: verifier, runFolder: folder, threads: 1, compression: .small)
    let outcome = Renderer(destination: destination, observer: SilentObserver()).render(plan.jobs)
    try folder.write(
      Run(program: "1", references: store.folder, rule: "exact", snapshots: outcome.snapshots), page: "")
  }

  private func reference(_ name: String) -> Data? {
    FileManager.default.contents(atPath: folder.path(of: "Snapshots/\(name).png"))
  }

  @Test func `accepting makes a picture its reference, byte for byte`() throws {
    let before = names.map(reference)
    let state = try desk.accept([names[0]], of: number)
    #expect(state.accepted == [names[0]])
    #expect(state.undoable == 1)
    #expect(reference(names[0]) != before[0])
    #expect(reference(names[1]) == before[1])
    #expect(try desk.folder.read().snapshots.map(\.isRecorded) == [true, false])
  }

  @Test func `undo brings back the reference and the run`() throws {
    let before = names.map(reference)
    let run = FileManager.default.contents(atPath: folder.path(of: "run/run.json"))
    _ = try desk.accept(names, of: number)
    let state = try desk.undo(of: number)
    #expect(state.accepted == [] && state.undoable == 0)
    #expect(names.map(reference) == before)
    #expect(FileManager.default.contents(atPath: folder.path(of: "run/run.json")) == run)
  }

  @Test func `accepting again, as in another tab, is no decision of its own`() throws {
    let before = names.map(reference)
    _ = try desk.accept([names[0]], of: number)
    #expect(try desk.accept([names[0]], of: number).undoable == 1)
    #expect(try desk.accept(names, of: number).undoable == 2)
    #expect(try desk.undo(of: number).accepted == [names[0]])
    #expect(reference(names[0]) != before[0] && reference(names[1]) == before[1])
    #expect(try desk.undo(of: number).accepted == [])
    #expect(names.map(reference) == before)
    #expect(try desk.folder.read().snapshots.map(\.isRecorded) == [false, false])
  }

  @Test func `undo removes a reference that was missing before`() throws {
    try FileManager.default.removeItem(atPath: folder.path(of: "Snapshots/Box/Box.20.png"))
    _ = try desk.accept([names[0]], of: number)
    #expect(reference(names[0]) != nil)
    _ = try desk.undo(of: number)
    #expect(reference(names[0]) == nil)
  }

  @Test func `leaving is a decision that can be undone`() throws {
    #expect(try desk.leave([names[1]], of: number).left == [names[1]])
    #expect(try desk.accept([names[0]], of: number).undoable == 2)
    #expect(try desk.undo(of: number).left == [names[1]])
    #expect(try desk.undo(of: number).left == [])
    #expect(try desk.undo(of: number).undoable == 0)
  }

  @Test func `accepting what was left takes it from the left ones`() throws {
    _ = try desk.leave(names, of: number)
    #expect(try desk.accept([names[0]], of: number).left == [names[1]])
  }

  @Test func `a reference that changed after the run is refused`() throws {
    try Data([1]).write(to: URL(fileURLWithPath: folder.path(of: "Snapshots/Box/Box.20.png")))
    let state = try desk.accept([names[0]], of: number)
    #expect(state.accepted == [])
    #expect(state.refused.map(\.name) == [names[0]])
    #expect(state.undoable == 0)
    #expect(reference(names[0]) == Data([1]))
  }

  @Test func `names that the run lacks are refused`() {
    #expect(throws: FileError.self) { try desk.accept(["../../etc/passwd"], of: number) }
  }

  @Test func `a decision about a run that another process replaced is refused`() throws {
    _ = try desk.accept([names[0]], of: number)
    let before = names.map(reference)
    try Self.draw(.green, .never, ReferenceStore(folder: folder.path(of: "Snapshots")), desk.folder.path)
    #expect(throws: FileError.self) { try desk.accept([names[1]], of: number) }
    #expect(throws: FileError.self) { try desk.undo(of: number) }
    #expect(names.map(reference) == before)
    // A new page shows the new run, without the decisions about the one before.
    _ = try desk.read()
    #expect(desk.review.run == number + 1)
    #expect(desk.review.accepted == [] && desk.review.undoable == 0)
  }

  @Test func `undo keeps a reference that was changed after the decision`() throws {
    _ = try desk.accept(names, of: number)
    let path = folder.path(of: "Snapshots/Box/Box.20.png")
    try Data([1]).write(to: URL(fileURLWithPath: path))
    let state = try desk.undo(of: number)
    #expect(state.refused.map(\.name) == [names[0]])
    #expect(state.accepted == [names[0]])
    #expect(reference(names[0]) == Data([1]))
  }

  @Test func `nothing is decided while another process uses the run`() throws {
    let descriptor = open(desk.folder.path, O_RDONLY | O_DIRECTORY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let error = #expect(throws: FileError.self) { try desk.accept(names, of: number) }
    #expect(error?.description.contains("another process uses the run; try again when it has ended") == true)
    #expect(desk.review.accepted == [])
  }
}
