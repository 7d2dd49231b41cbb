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

  private var known: [String: Known] = [:]

  package init() {}

  /// Returns the files after the pass, in the order given, as `SourcePass.pass(_:)` does.
  package mutating func pass(_ files: [SourceFile]) -> [PassedFile] {
    let before = known
    let all: [Known] = DeepStack.run {
      var parsed: [ParsedFile?] = []
      var facts: [(facts: FileFacts, digest: UInt64)] = []
      for file in files {
        if let old = before[file.path], old.text == file.text {
          parsed.append(nil)
          facts.append((old.facts, old.factsDigest))
        } else {
          let tree = file.parsed()
          let found = FactCollector.facts(of: tree)
          parsed.append(tree)
          facts.append((found, found.digest))
        }
      }
      let folder = FolderFacts(facts.map(\.facts))
      let digest = facts.reduce(UInt64(0)) { ($0 &* 31) &+ $1.digest }
      return files.indices.map { index in
        let file = files[index]
        if parsed[index] == nil, let old = before[file.path], old.folder == digest { return old }
        let passed = SourcePass.pass(file, parsed[index] ?? file.parsed(), in: folder)
        return Known(
          text: file.text, facts: facts[index].facts, factsDigest: facts[index].digest, folder: digest,
          passed: passed)
      }
    }
    known = Dictionary(zip(files.map(\.path), all)) { first, _ in first }
    return all.map(\.passed)
  }
}
