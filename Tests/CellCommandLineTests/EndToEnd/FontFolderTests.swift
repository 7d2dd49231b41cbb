import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellDrawing

/// Tests of the effect of a user's font files on pictures.
@Suite struct FontFolderTests {
  /// Returns the pictures of the friends, drawn with the packaged font `name` instead of Inter Regular.
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

  @Test func `another font under a packaged file's name changes the text`() throws {
    let usual = try pictures([], in: TemporaryFolder())
    let changed = try pictures(with: "Inter-Black.otf")
    #expect(changed.keys.sorted() == ["out/Friends/Friends.320@2x.svg"])
    #expect(changed.keys == usual.keys)
    #expect(changed != usual)
  }

  @Test func `a copy of the packaged font changes nothing`() throws {
    #expect(try pictures(with: "Inter-Regular.otf") == pictures([], in: TemporaryFolder()))
  }

  /// Runs `render` with a folder of fonts that holds Inter Bold and a file `name` with `content`.
  private func run(_ content: String, named name: String) throws -> CellSnapProcess {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "fonts"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf", toPath: folder.path(of: "fonts/Own.otf"))
    _ = try folder.write(content, to: "fonts/\(name)")
    return try CellSnapProcess.run(
      ["render", "Friends", "--widths", "320", "--fonts", "fonts"], in: folder)
  }

  @Test func `a Git LFS pointer in place of a packaged font is an error`() throws {
    let run = try run("version https://git-lfs.github.com/spec/v1\n", named: "Inter-Regular.otf")
    #expect(run.status == 1)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("--fonts: fonts/Inter-Regular.otf: "), "\(run.errors)")
    #expect(run.errors.contains("git lfs pull"))
  }

  @Test func `a broken font beside good ones is reported in one line`() throws {
    let run = try run("<html>", named: "Other.ttf")
    #expect(run.status == 0)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("fonts/Other.ttf: this font is skipped: "), "\(run.errors)")
  }
}
