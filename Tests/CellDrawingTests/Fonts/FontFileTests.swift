import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellDrawing

@Suite struct FontFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  private static let noto = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"
  private static let collection = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"

  private func fault(_ bytes: Data) throws -> FontFileFault? {
    let path = folder.path(of: "font.otf")
    try bytes.write(to: URL(filePath: path))
    return fault(at: path)
  }

  private func fault(at path: String) -> FontFileFault? {
    do throws(FontFileFault) {
      try FontFile.check(path)
      return nil
    } catch {
      return error
    }
  }

  @Test func `the packaged fonts have no fault`() {
    for file in PackagedFonts.files { #expect(fault(at: file.path) == nil, "\(file.path)") }
  }

  @Test func `an empty file is not a font`() throws { #expect(try fault(Data()) == .empty) }

  @Test func `a Git LFS pointer is reported as a pointer`() throws {
    let text = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 258992\n"
    #expect(try fault(Data(text.utf8)) == .pointer)
    #expect(FontFileFault.pointer.wayOut.contains("git lfs pull"))
  }

  @Test(arguments: ["<!DOCTYPE html>", "\n <html>"])
  func `a web page is reported as a web page`(text: String) throws {
    #expect(try fault(Data(text.utf8)) == .webPage)
  }

  @Test(arguments: ["hello", "OTTO", "true\0\0", "\0\u{1}\0\0", "ttcf\0\u{1}\0\0\0\0\0\0"])
  func `other bytes are not a font`(text: String) throws { #expect(try fault(Data(text.utf8)) == .noFont) }

  /// FreeType opens all of these files except the first.
  @Test(arguments: [
    (inter, 100_000), (inter, 258_000), (noto, 100_000), (noto, 500_000), (collection, 9_000_000),
  ])
  func `a font file that is cut off is reported with the needed size`(path: String, size: Int) throws {
    let bytes = try Data(contentsOf: URL(filePath: path)).prefix(size)
    guard case .cutOff(_, let end, size) = try fault(bytes) else {
      Issue.record("\(String(describing: try fault(bytes)))")
      return
    }
    #expect(end > size)
  }

  @Test func `a pipe is not opened`() {
    let path = folder.path(of: "pipe.ttf")
    mkfifo(path, 0o600)
    #expect(fault(at: path) == .unreadable(.notOrdinary))
  }

  @Test(arguments: ["/dev/null", "/dev/zero", "/usr"])
  func `a link to a device or folder is refused`(target: String) throws {
    let path = folder.path(of: "link.ttf")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    #expect(fault(at: path) == .unreadable(.notOrdinary))
  }

  @Test func `a link to a font is a font`() throws {
    let path = folder.path(of: "link.otf")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: Self.inter)
    #expect(fault(at: path) == nil)
  }

  @Test func `a link to nothing is reported as unreadable`() throws {
    let path = folder.path(of: "link.otf")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nothing")
    #expect(fault(at: path) == .unreadable(.system(ENOENT)))
  }

  @Test func `a collection with very many faces and tables is refused at once`() throws {
    func number(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian, Array.init) }
    let count: UInt32 = 60_000
    var bytes = Array("ttcf".utf8) + number(0x10000) + number(count)
    // The directory of every face lists 60,000 empty tables.
    for _ in 0..<count { bytes += number(12 + 4 * count) }
    bytes += number(0x10000) + number(count << 16) + number(0)
    bytes += [UInt8](repeating: 0, count: Int(count) * 16)
    #expect(try fault(Data(bytes)) == .noFont)
  }
}
