import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct WorkFolderTests {
  private let base: TemporaryFolder
  private var url: URL { URL(filePath: base.path) }

  init() throws {
    base = try TemporaryFolder()
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: base.path).sorted() }
  }

  @Test func `only the user can read the folder`() throws {
    let folder = try WorkFolder(in: url)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func `the folder is removed with its owner`() throws {
    _ = try WorkFolder(in: url)
    #expect(try names == [])
  }

  @Test func `the folder is removed when its process ends in any way`() throws {
    let folder = try WorkFolder(in: url)
    try Data("text".utf8).write(to: folder.url.appending(path: "file"))
    #expect(folder.remover.isRunning)
    // The system closes the pipe of a process that ends.
    try folder.lifeline.close()
    folder.remover.waitUntilExit()
    #expect(try names == [])
  }

  @Test func `the folders of imports that were killed are removed, and others stay`() throws {
    // No process has the number of the one that has just ended.
    let process = Process()
    process.executableURL = URL(filePath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    let stays = ["cellsnap-import-\(getpid())-a", "cellsnap-import-notes", "mine"]
    for name in stays + ["cellsnap-import-\(process.processIdentifier)-a"] {
      try FileManager.default.createDirectory(
        atPath: base.path(of: "\(name)/modules"), withIntermediateDirectories: true)
    }
    do { _ = try WorkFolder(in: url) }
    #expect(try names == stays.sorted())
  }
}
