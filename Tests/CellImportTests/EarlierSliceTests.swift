import CellSnapSourcePass
import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct EarlierSliceTests {
  private let folder: TemporaryFolder
  private let output: URL

  init() throws {
    folder = try TemporaryFolder()
    output = URL(filePath: folder.path)
  }

  private func state() -> SliceState {
    let index = SliceIndex([
      SliceFile(SourceFile(path: "/App/Note.swift", text: "class NoteCell: UIView { let store: Store }"))
    ])
    return SliceState(index, classes: [.init(file: 0, index: 0)]) { $0.hasPrefix("UI") }
  }

  /// Returns the types that an update with some surroundings knows to be missing.
  private func missingTypes(after change: () throws -> Void, surroundings: [String] = ["-I a"]) rethrows
    -> Set<String>
  {
    var first = state()
    first.opaqueTypes = ["Store"]
    EarlierSlice(in: output, surroundings: ["-I a"]).keep(first)
    try change()
    var second = state()
    EarlierSlice(in: output, surroundings: surroundings).apply(to: &second)
    return second.opaqueTypes
  }

  @Test func `an update begins with what the last import found`() {
    #expect(missingTypes {} == ["Store"])
  }

  @Test func `an update with other options of the compiler begins anew`() {
    #expect(missingTypes(after: {}, surroundings: ["-I b"]).isEmpty)
  }

  @Test func `an update after a damaged file begins anew`() throws {
    #expect(
      try missingTypes {
        try Data("{".utf8).write(to: output.appending(path: ".build/corrections.json"))
      }.isEmpty)
  }
}
