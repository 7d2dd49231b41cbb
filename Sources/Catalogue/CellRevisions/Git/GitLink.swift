/// A file of a commit that leads elsewhere: a submodule or a symbolic link.
struct GitLink: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case submodule
    case symbolicLink
  }

  var kind: Kind
  /// The path from the root on.
  var path: String
  /// The commit of a submodule, or the hash of the text of a symbolic link.
  var object: String
}

extension GitRepository {
  /// Returns the submodules and symbolic links of a commit, in the order of git.
  func links(at commit: String) throws(GitError) -> [GitLink] {
    let output = try run(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard output.status == 0 else { throw GitError("git cannot list \(commit): \(output.reason)") }
    return output.parts.compactMap { line in
      // The form of a line is `160000 commit 1a2b…<tab>Vendor/Cards`.
      let parts = line.split(separator: "\t", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, words.count == 3 else { return nil }
      let kind: GitLink.Kind? =
        switch words[0] {
        case "160000": .submodule
        case "120000": .symbolicLink
        default: nil
        }
      return kind.map { GitLink(kind: $0, path: String(parts[1]), object: String(words[2])) }
    }
  }
}
