import CellSnapTemporaryFiles
import CellSnapshots
import Foundation
import Testing

@testable import CellRevisions

/// A small repository of git in a temporary folder.
struct SampleRepository {
  let folder: TemporaryFolder
  /// The path of the working tree, without links.
  let root: String

  /// Makes the repository without any commit.
  init(named name: String = "app") throws {
    folder = try TemporaryFolder()
    let temporary = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    root = "\(temporary)/\(name)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try git("init", "--quiet", "--initial-branch", "main")
  }

  /// Runs git, and returns what it prints.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let settings = [
      "-c", "user.name=Ada", "-c", "user.email=ada@example.com", "-c", "protocol.file.allow=always", "-c",
      "commit.gpgsign=false",
    ]
    let output = try ChildProgram(["git", "-C", root] + settings + arguments, in: "/").run()
    try #require(output.status == 0, "\(output.errors)")
    return output.line
  }

  /// Writes files, nil for those to remove, and commits them. Returns the name of the commit.
  @discardableResult
  func commit(_ files: [String: String?]) throws -> String {
    for (name, text) in files {
      let file = path(of: name)
      guard let text else {
        try FileManager.default.removeItem(atPath: file)
        continue
      }
      try FileManager.default.createDirectory(
        atPath: FilePath.folder(of: file) ?? "/", withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", "A change")
    return try git("rev-parse", "HEAD")
  }

  func path(of name: String) -> String { "\(root)/\(name)" }

  var repository: GitRepository { get throws { try GitRepository(containing: root) } }
}
