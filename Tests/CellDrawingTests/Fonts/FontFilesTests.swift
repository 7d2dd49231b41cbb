import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellDrawing

@Suite struct FontFilesTests {
  private let folder: TemporaryFolder
  private static let inter = "/usr/share/fonts/opentype/inter/"

  init() throws { folder = try TemporaryFolder() }

  private func copy(_ name: String, to other: String) throws {
    try FileManager.default.copyItem(atPath: Self.inter + name, toPath: folder.path(of: other))
  }

  private func error() -> FontError? {
    do throws(FontError) {
      _ = try FontFiles(folders: [folder.path])
      return nil
    } catch {
      return error
    }
  }

  @Test func `a broken file with a packaged font's name is an error that names it`() throws {
    try copy("Inter-Bold.otf", to: "Inter-Bold.otf")
    let file = try folder.write("", to: "Inter-Regular.otf")
    #expect(error() == .broken(BrokenFont(file: file, fault: .empty)))
    #expect(error()?.description.hasPrefix("\(file): ") == true)
  }

  @Test func `a broken file does not replace the packaged font`() throws {
    _ = try folder.write("", to: "Inter-Regular.otf")
    let loaded = FontLibrary.Loaded(folders: [folder.path])
    #expect(loaded.error != nil)
    #expect(loaded.library.resolve(Font(size: 17)).face.file == Self.inter + "Inter-Regular.otf")
  }

  @Test func `a broken font beside working ones is left out`() throws {
    try copy("Inter-Bold.otf", to: "Own.otf")
    let file = try folder.write("hello", to: "Other.ttf")
    mkfifo(folder.path(of: "Pipe.ttf"), 0o600)
    let files = try FontFiles(folders: [folder.path])
    #expect(files.own == [folder.path(of: "Own.otf")])
    #expect(
      files.broken == [
        BrokenFont(file: file, fault: .noFont),
        BrokenFont(file: folder.path(of: "Pipe.ttf"), fault: .unreadable(.notOrdinary)),
      ])
  }

  @Test func `a folder of only broken fonts is an error that names the first`() throws {
    let file = try folder.write("hello", to: "Other.ttf")
    #expect(
      error() == .noWorkingFonts(folder: folder.path, BrokenFont(file: file, fault: .noFont)))
  }

  @Test func `a font's path from a relative folder is absolute`() throws {
    try copy("Inter-Bold.otf", to: "Own.otf")
    let steps = FileManager.default.currentDirectoryPath.split(separator: "/").map { _ in ".." }
    let name = steps.joined(separator: "/") + folder.path
    let files = try FontFiles(folders: [name])
    #expect(files.own.map { $0.hasPrefix("/") } == [true])
    #expect(files.own.map { access($0, R_OK) } == [0])
  }

  @Test func `thirty broken fonts are reported in eleven lines`() {
    let fonts = (0..<30).map { BrokenFont(file: "fonts/\($0).ttf", fault: .empty) }
    #expect(BrokenFont.lines(Array(fonts.prefix(10))).count == 10)
    #expect(BrokenFont.lines(fonts).count == 11)
    #expect(BrokenFont.lines(fonts).last?.hasPrefix("20 more fonts") == true)
  }

  @Test func `a library with one more file knows its font by name`() throws {
    let file = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
    let files = try FontFiles(folders: [])
    #expect(!FontLibrary(FontConfiguration(files)).contains(name: "DejaVuSans-Bold"))
    let library = FontLibrary(FontConfiguration(files.adding(file)))
    #expect(library.contains(name: "DejaVuSans-Bold"))
    #expect(library.files.contains(file))
  }

  @Test func `an added file replaces the packages' file with the same name`() throws {
    let files = try FontFiles(folders: []).adding("/App/Inter-Regular.otf")
    #expect(files.own == ["/App/Inter-Regular.otf"])
    #expect(!files.packaged.contains { $0.hasSuffix("/Inter-Regular.otf") })
  }

  @Test func `a file that cannot be used is not added`() {
    #expect(throws: FontFileFault.self) { try FontLibrary.add(file: "/App/Fancy-Bold.ttf") }
  }
}
