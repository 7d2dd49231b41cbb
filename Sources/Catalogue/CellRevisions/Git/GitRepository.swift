import CellSnapshots
import Foundation

/// A working tree of git, which is only read. Nothing is written into its folder or its repository.
package struct GitRepository: Hashable, Sendable {
  /// The folder of the working tree, without links.
  package let root: String
  /// The folder of the repository, usually `.git`.
  let gitFolder: String

  /// The variables with which git asks for nothing, speaks English, and looks for the repository in the folder alone.
  ///
  /// A hook of git has variables that name its own index and repository.
  private static let variables: [String: String?] = [
    "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C", "GIT_DIR": nil, "GIT_WORK_TREE": nil,
    "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil, "GIT_OPTIONAL_LOCKS": "0",
  ]

  /// Throws if git is missing, or if the folder is in no working tree.
  package init(containing folder: String) throws(GitError) {
    let output = try Self.run(["rev-parse", "--show-toplevel", "--absolute-git-dir"], in: folder)
    let lines = output.line.split(separator: "\n").map(String.init)
    guard output.status == 0, lines.count == 2 else {
      throw GitError("\(folder) is in no working tree of git, which has the base revision: \(output.reason)")
    }
    (root, gitFolder) = (lines[0], lines[1])
  }

  /// Runs git in the working tree.
  ///
  /// - Parameter variables: Further variables of its environment.
  func run(_ arguments: [String], variables: [String: String?] = [:]) throws(GitError) -> ProgramOutput {
    try Self.run(arguments, in: root, variables: variables)
  }

  private static func run(
    _ arguments: [String], in folder: String, variables: [String: String?] = [:]
  ) throws(GitError) -> ProgramOutput {
    do throws(ProgramError) {
      return try ChildProgram(
        ["git"] + arguments, in: folder, variables: Self.variables.merging(variables) { $1 }
      ).run()
    } catch {
      throw GitError(error)
    }
  }

  /// Whether files of the working tree differ from the last commit, or are unknown to git and not ignored.
  package func isDirty() throws(GitError) -> Bool {
    let output = try run(["status", "--porcelain", "-z", "--ignore-submodules=none"])
    guard output.status == 0 else { throw GitError("git cannot tell what changed: \(output.reason)") }
    return !output.output.isEmpty
  }

  /// Returns the path of a folder of the working tree from its root on; empty for the root itself. Returns nil for a
  /// folder outside.
  package func path(of folder: String) -> String? {
    let folder = URL(fileURLWithPath: FilePath.onDisk(folder)).resolvingSymlinksInPath().path
    if folder == root { return "" }
    return folder.hasPrefix(root + "/") ? String(folder.dropFirst(root.count + 1)) : nil
  }
}
