import CellSnapshots
import Foundation

extension GitRepository {
  /// Writes the files of a commit into a folder, as a checkout does, with the contents of large files and of submodules.
  ///
  /// A file that the folder already has is left alone, so that a build in the folder compiles only what differs from the
  /// last commit there. Files that git does not know, such as the files of the build, stay.
  ///
  /// - Parameters:
  ///   - folder: The folder, which may not exist. Nobody else may write into it.
  ///   - index: The path of a file for git's knowledge of the folder.
  package func write(_ commit: String, to folder: String, index: String) throws(GitError) {
    do throws(FileError) {
      _ = try OutputFolder(making: folder)
      if let parent = FilePath.folder(of: index) { _ = try OutputFolder(making: parent) }
    } catch {
      throw GitError("\(error)")
    }
    let output = try run(
      [
        "--git-dir", gitFolder, "--work-tree", folder, "-c", "advice.detachedHead=false", "read-tree",
        "--reset",
        "-u", "--no-sparse-checkout", commit,
      ], variables: ["GIT_INDEX_FILE": index])
    guard output.status == 0 else {
      throw GitError("the files of \(commit.prefix(8)) cannot be written to \(folder): \(output.reason)")
    }
    for link in try links(at: commit) where link.kind == .submodule {
      try write(link, to: FilePath.appending(link.path, to: folder), index: index)
    }
  }

  /// Writes the files of a submodule from its repository in the working tree.
  private func write(_ link: GitLink, to folder: String, index: String) throws(GitError) {
    let place = FilePath.appending(link.path, to: root)
    // A submodule that was never fetched is not there in the working tree either.
    guard let submodule = try? GitRepository(containing: place), submodule.root != root else { return }
    let object = try submodule.run(["cat-file", "-e", "\(link.object)^{commit}"])
    guard object.status == 0 else {
      throw GitError(
        "the submodule \(link.path) does not have the commit \(link.object.prefix(8)) of the base; "
          + "git -C \(ShellWord.line([link.path])) fetch --all gets it")
    }
    let name = link.path.replacing("/", with: "-")
    try submodule.write(link.object, to: folder, index: "\(index)-\(name)")
  }
}
