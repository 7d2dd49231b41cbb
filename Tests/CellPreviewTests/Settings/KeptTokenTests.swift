import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellPreview

@Suite struct KeptTokenTests {
  private let folder: TemporaryFolder
  /// A time after every file of a test is written, in seconds since 1970.
  private let now = Int(Date().timeIntervalSince1970) + 60

  init() throws {
    folder = try TemporaryFolder()
  }

  private func kept(_ project: String = "/app") throws -> KeptToken {
    try #require(KeptToken(for: project, environment: ["XDG_RUNTIME_DIR": folder.path]))
  }

  @Test func `a restart keeps the secret of its folder while it is young`() throws {
    let first = try kept().token(now: now)
    #expect(try kept().token(now: now) == first)
    #expect(try kept("/other").token(now: now) != first)
    #expect(try kept().token(now: now + KeptToken.lifetime + 60) != first)
  }

  @Test func `only the user can read the secret`() throws {
    _ = try kept().token(now: now)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "cellsnap"))
    #expect(files.count == 1)
    for path in [folder.path(of: "cellsnap"), folder.path(of: "cellsnap/\(files.first ?? "")")] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? Int ?? 0) & 0o077 == 0)
    }
  }

  @Test func `a secret that others can read is not used again`() throws {
    let first = try kept().token(now: now)
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "cellsnap")).first)
    chmod(folder.path(of: "cellsnap/\(name)"), 0o644)
    #expect(try kept().token(now: now) != first)
  }

  @Test func `a link in the secret's place is not followed`() throws {
    let first = try kept().token(now: now)
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "cellsnap")).first)
    let (path, other) = (folder.path(of: "cellsnap/\(name)"), folder.path(of: "other"))
    rename(path, other)
    symlink(other, path)
    #expect(try kept().token(now: now) != first)
  }

  @Test func `without a folder of the user, nothing is kept`() {
    #expect(KeptToken(for: "/app", environment: [:]) == nil)
  }
}
