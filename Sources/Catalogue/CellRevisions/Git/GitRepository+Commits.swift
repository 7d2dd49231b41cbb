extension GitRepository {
  /// Returns the name of a revision's commit, in hexadecimal digits.
  ///
  /// - Parameter revision: A revision as git reads it, such as `origin/main`. With three dots at its end, the last commit
  ///   that it shares with `HEAD`.
  package func commit(of revision: String) throws(GitError) -> String {
    guard revision.hasSuffix("...") else { return try namedCommit(revision) }
    let named = try namedCommit(String(revision.dropLast(3)))
    let output = try run(["merge-base", "HEAD", named])
    if output.status == 0 { return output.line }
    // In a shallow clone, the shared commit is usually not there. The revision itself is the nearest that is.
    if try isShallow { return named }
    throw GitError(
      "\(revision.shownRevision) and HEAD share no commit; leave out the three dots to take it as it is")
  }

  private func namedCommit(_ revision: String) throws(GitError) -> String {
    let name = revision.shownRevision
    guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.utf8.contains(0) else {
      throw GitError("\(name) is no revision; name a branch, a tag or a commit")
    }
    let output = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    // Some versions of git print the option that ends the options.
    let commit = output.line.split(separator: "\n").last.map(String.init) ?? ""
    if output.status == 0, commit.utf8.count >= 40 { return commit }
    if try isShallow {
      throw GitError(
        "this clone is shallow and does not have \(name); git fetch --depth=1 origin \(name) gets a commit or a branch, "
          + "and on GitHub fetch-depth: 0 of actions/checkout gets all")
    }
    throw GitError("git knows no revision \(name); git fetch gets the branches of others")
  }

  private var isShallow: Bool {
    get throws(GitError) { try run(["rev-parse", "--is-shallow-repository"]).line == "true" }
  }

  /// Returns the hash that git gives to a folder of a commit; nil if the commit has no such folder.
  ///
  /// - Parameter path: The path from the root on; empty for the root.
  package func tree(of path: String, at commit: String) throws(GitError) -> String? {
    let output = try run(["rev-parse", "--verify", "--quiet", "\(commit):\(path)"])
    guard output.status == 0 else { return nil }
    let kind = try run(["cat-file", "-t", output.line])
    return kind.line == "tree" ? output.line : nil
  }

  /// Returns the text of a file at a commit; nil if the commit has no such file.
  func text(of path: String, at commit: String) throws(GitError) -> String? {
    let output = try run(["cat-file", "blob", "\(commit):\(path)"])
    return output.status == 0 ? output.text : nil
  }
}

extension String {
  /// A revision in a message.
  fileprivate var shownRevision: String { utf8.count > 100 ? "\(prefix(100))…" : self }
}
