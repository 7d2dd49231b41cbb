package import Foundation

/// Passes files and writes what the compiler gets.
package struct FolderPass: Sendable {
  /// A file and the one that is written for it.
  package struct Item: Sendable {
    package let source: URL
    package let output: URL

    package init(source: URL, output: URL) {
      self.source = source
      self.output = output
    }
  }

  private let items: [Item]
  private let cache: URL?

  /// `cache` is where it keeps what it knows of unchanged files.
  package init(_ items: [Item], cache: URL? = nil) {
    self.items = items
    self.cache = cache
  }

  /// Writes the files that are not as they were, and returns all that the pass cannot do.
  package func run() throws(PassError) -> [Problem] {
    var files: [SourceFile] = []
    for item in items {
      guard let data = try? Data(contentsOf: item.source) else { throw .unreadable(item.source.path) }
      files.append(SourceFile(path: item.source.path, text: String(decoding: data, as: UTF8.self)))
    }
    let old = lastPass()
    var parsed: [String: ParsedFile] = [:]
    var entries: [String: PassCache.Entry] = [:]
    for file in files {
      let digest = file.text.digest
      if let entry = old?.entries[file.path], entry.text == digest {
        entries[file.path] = entry
        continue
      }
      let tree = file.parsed()
      parsed[file.path] = tree
      entries[file.path] = PassCache.Entry(text: digest, facts: FactCollector.facts(of: tree), problems: [])
    }
    let facts = files.compactMap { entries[$0.path]?.facts }
    let folder = FolderFacts(facts)
    let folderDigest = digest(of: facts)
    var problems: [Problem] = []
    for (file, item) in zip(files, items) {
      let isKnown = old?.folder == folderDigest && parsed[file.path] == nil
      if isKnown, FileManager.default.fileExists(atPath: item.output.path) {
        problems += entries[file.path]?.problems ?? []
        continue
      }
      let passed = SourcePass.pass(file, parsed[file.path] ?? file.parsed(), in: folder)
      try write(passed.text, to: item.output)
      problems += passed.problems
      if let entry = entries[file.path] {
        entries[file.path] = PassCache.Entry(text: entry.text, facts: entry.facts, problems: passed.problems)
      }
    }
    keep(PassCache(program: Self.program, folder: folderDigest, entries: entries))
    return problems
  }

  /// A file that would not change is left, so that the compiler sees nothing new.
  private func write(_ text: String, to output: URL) throws(PassError) {
    let data = Data(text.utf8)
    if let old = try? Data(contentsOf: output), old == data { return }
    do {
      try FileManager.default.createDirectory(
        at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: output, options: .atomic)
    } catch {
      throw .unwritable(output.path)
    }
  }

  private func digest(of facts: [FileFacts]) -> UInt64 {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return facts.reduce(UInt64(0)) { digest, facts in
      let sorted = SortedFacts(facts)
      let text = (try? encoder.encode(sorted)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return (digest &* 31) &+ text.digest
    }
  }

  /// Facts in an order that is the same in every process.
  private struct SortedFacts: Encodable {
    let types: [TypeFact]
    let members: [MemberFact]
    let inheritances: [InheritanceFact]
    let properties: [String]

    init(_ facts: FileFacts) {
      types = facts.types
      members = facts.members
      inheritances = facts.inheritances
      properties = facts.properties.sorted()
    }
  }

  // A cache that cannot be read or written costs time, nothing else.
  private func lastPass() -> PassCache? {
    guard let cache, let data = try? Data(contentsOf: cache),
      let last = try? JSONDecoder().decode(PassCache.self, from: data), last.program == Self.program
    else { return nil }
    return last
  }

  private func keep(_ pass: PassCache) {
    guard let cache, let data = try? JSONEncoder().encode(pass) else { return }
    try? data.write(to: cache, options: .atomic)
  }

  /// The program and when it was built: what another one knew is not taken.
  private static var program: String {
    let path = CommandLine.arguments.first ?? ""
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    return "\(path) \(date)"
  }
}

/// Why nothing could be passed.
package enum PassError: Error, Equatable {
  case unreadable(String)
  case unwritable(String)
}

extension PassError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path): "cannot read \(path); name a Swift file or a folder of such"
    case .unwritable(let path): "cannot write \(path); name a folder that may be written to"
    }
  }
}

extension String {
  /// The same in every process.
  var digest: UInt64 {
    // FNV-1a.
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
