import Foundation
import TemporaryFiles
import Testing

@testable import CellDrawing

/// What font files of a user's do to pictures.
@Suite struct FontFolderTests {
  /// The pictures of the friends, with one of the packages' files in the place of Inter Regular.
  private func pictures(with name: String) throws -> [String: Data] {
    let folder = try TemporaryFolder()
    let file = try #require(PackagedFonts.files.first { $0.name == name })
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "fonts"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: file.path, toPath: folder.path(of: "fonts/Inter-Regular.otf"))
    return try pictures(["--fonts", "fonts"], in: folder)
  }

  private func pictures(
    _ options: [String], in folder: TemporaryFolder
  ) throws -> [String: Data] {
    let run = try CellSnapProcess.run(
      ["render", "Friends", "--widths", "320", "--formats", "svg"] + options, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return try folder.files().filter { $0.key.hasSuffix(".svg") }
  }

  @Test func anotherFontOfAFilesNameChangesTheText() throws {
    let usual = try pictures([], in: TemporaryFolder())
    let changed = try pictures(with: "Inter-Black.otf")
    #expect(changed.keys.sorted() == ["out/Friends/Friends.320@2x.svg"])
    #expect(changed.keys == usual.keys)
    #expect(changed != usual)
  }

  @Test func aCopyOfTheFontChangesNothing() throws {
    #expect(try pictures(with: "Inter-Regular.otf") == pictures([], in: TemporaryFolder()))
  }
}
