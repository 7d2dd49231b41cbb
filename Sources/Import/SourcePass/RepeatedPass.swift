/// A pass over files that is repeated after some of them changed. It parses only those that changed, and passes only
/// those whose result may be another.
package struct RepeatedPass: Sendable {
  private struct Known {
    let text: String
    let facts: FileFacts
    let factsDigest: UInt64
    /// The digest of the facts of all files in the pass.
    var folder: UInt64
    var passed: PassedFile
  }

  /// A file that was read, with its syntax unless it is as before.
  private struct Read {
    let tree: ParsedFile?
    let facts: FileFacts
    let digest: UInt64
  }

  private var known: [String: Known] = [:]

  package init() {}

  /// Returns the files after the pass, in the order given, as `SourcePass.pass(_:)` does.
  package mutating func pass(_ files: [SourceFile]) -> [PassedFile] {
    let before = known
    let read = DeepStack.map(files.count) { index -> Read in
      let file = files[index]
      if let old = before[file.path], old.text == file.text {
        return Read(tree: nil, facts: old.facts, digest: old.factsDigest)
      }
      let tree = file.parsed()
      let facts = FactCollector.facts(of: tree)
      return Read(tree: tree, facts: facts, digest: facts.digest)
    }
    let folder = FolderFacts(read.map(\.facts))
    let digest = read.reduce(UInt64(0)) { ($0 &* 31) &+ $1.digest }
    let all = DeepStack.map(files.count) { index -> Known in
      let (file, own) = (files[index], read[index])
      if own.tree == nil, let old = before[file.path], old.folder == digest { return old }
      let passed = SourcePass.pass(file, own.tree ?? file.parsed(), in: folder)
      return Known(
        text: file.text, facts: own.facts, factsDigest: own.digest, folder: digest, passed: passed)
    }
    known = Dictionary(zip(files.map(\.path), all)) { first, _ in first }
    return all.map(\.passed)
  }
}
