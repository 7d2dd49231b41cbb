import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct RegularFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write("note", to: "note")
  }

  private func url(_ name: String) -> URL { URL(filePath: folder.path(of: name)) }

  @Test func `a regular file is read, also an empty one`() throws {
    _ = try folder.write("", to: "empty")
    #expect(RegularFile.data(at: url("note")) == Data("note".utf8))
    #expect(RegularFile.data(at: url("empty")) == Data())
  }

  @Test func `a file with too many bytes is not read`() {
    #expect(RegularFile.data(at: url("note"), maximum: 4) != nil)
    #expect(RegularFile.data(at: url("note"), maximum: 3) == nil)
  }

  @Test func `a link is read only if links are followed`() throws {
    try FileManager.default.createSymbolicLink(at: url("link"), withDestinationURL: url("note"))
    #expect(RegularFile.data(at: url("link")) == Data("note".utf8))
    #expect(RegularFile.data(at: url("link"), followsLinks: false) == nil)
  }

  @Test func `no pipe, folder or missing file is read`() {
    #expect(mkfifo(folder.path(of: "pipe"), 0o600) == 0)
    #expect(RegularFile.data(at: url("pipe")) == nil)
    #expect(RegularFile.data(at: URL(filePath: folder.path)) == nil)
    #expect(RegularFile.data(at: url("nothing")) == nil)
  }
}
