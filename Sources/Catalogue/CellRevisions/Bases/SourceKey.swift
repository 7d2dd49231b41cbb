import CellDrawing
import CellSnapshots
import Foundation

/// The hash of all sources of a package at a commit: the files of its folder, and of the packages that it names by paths.
struct SourceKey {
  let repository: GitRepository
  let commit: String
  let packages: NeededPackages

  /// - Parameter path: The folder of the package from the root of the repository on; empty for the root.
  init(of path: String, at commit: String, in repository: GitRepository) throws(GitError) {
    self.repository = repository
    self.commit = commit
    packages = try NeededPackages(of: path, in: repository.root) { file throws(GitError) in
      try repository.text(of: file, at: commit)
    }
  }

  /// Returns the hash; nil if a package outside of the repository has changes that no commit has, so that no hash names
  /// it.
  ///
  /// - Parameter resolved: The file with the versions of further packages, where the commit has none.
  func hash(resolved: [UInt8]? = nil) throws(GitError) -> ContentHash? {
    guard packages.areAllKnown || packages.outside.isEmpty else { return nil }
    var lines = try folders().map { folder throws(GitError) in
      guard let tree = try repository.tree(of: folder, at: commit) else {
        throw GitError(
          "the base \(commit.prefix(8)) has no folder \(folder.isEmpty ? "at its root" : folder)")
      }
      return "\(folder) \(tree)"
    }
    for folder in packages.outside {
      guard let outside = try? GitRepository(containing: folder), try !outside.isDirty(),
        let path = outside.path(of: folder), let tree = try outside.tree(of: path, at: "HEAD")
      else { return nil }
      lines.append("\(folder) \(tree)")
    }
    if let resolved { lines.append("Package.resolved \(ContentHash(of: resolved))") }
    return ContentHash(of: Array(lines.joined(separator: "\n").utf8))
  }

  /// The folders of the repository that can change a picture: the folders of the packages, or all if that is not certain.
  private func folders() throws(GitError) -> [String] {
    guard packages.areAllKnown, !packages.inside.contains("") else { return [""] }
    // A link that leads out of its package brings other files into it.
    for link in try repository.links(at: commit) where link.kind == .symbolicLink {
      guard let folder = packages.inside.first(where: { link.path.hasPrefix($0 + "/") }) else { continue }
      let target = try repository.run(["cat-file", "blob", link.object]).text
      let place = FilePath.folder(of: String(link.path.dropFirst(folder.count + 1))) ?? ""
      guard !FilePath.isAbsolute(target), Self.stays(target, in: place) else { return [""] }
    }
    return packages.inside
  }

  /// Returns whether a path that starts in a folder never leaves the folder that this one is relative to.
  private static func stays(_ path: String, in folder: String) -> Bool {
    var depth = FilePath.parts(of: folder).filter { !$0.isEmpty }.count
    for part in FilePath.parts(of: path) where !part.isEmpty && part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return false }
    }
    return true
  }
}
