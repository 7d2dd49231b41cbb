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
    try DeepStack.run { Result { () throws(PassError) in try pass() } }.get()
  }

  private func pass() throws(PassError) -> [Problem] {
    try checkOutputs()
    let old = lastPass()
    var files: [SourceFile?] = []
    var parsed: [ParsedFile?] = []
    var entries: [PassCache.Entry] = []
    for item in items {
      let stamp = try stamp(of: item.source)
      if let entry = old?.entries[item.source.path], entry.stamp == stamp {
        files.append(nil)
        parsed.append(nil)
        entries.append(entry)
        continue
      }
      let file = try SourceFile(contentsOf: item.source)
      let tree = file.parsed()
      let facts = FactCollector.facts(of: tree)
      files.append(file)
      parsed.append(tree)
      entries.append(PassCache.Entry(stamp: stamp, facts: facts, factsDigest: facts.digest, problems: []))
    }
    let folder = FolderFacts(entries.map(\.facts))
    let folderDigest = entries.reduce(UInt64(0)) { ($0 &* 31) &+ $1.factsDigest }
    for (index, item) in items.enumerated() {
      if old?.folder == folderDigest, files[index] == nil,
        FileManager.default.fileExists(atPath: item.output.path)
      {
        continue
      }
      let file: SourceFile
      if let changed = files[index] { file = changed } else { file = try SourceFile(contentsOf: item.source) }
      let passed = SourcePass.pass(file, parsed[index] ?? file.parsed(), in: folder)
      try write(passed.text, to: item.output)
      entries[index].problems = passed.problems
    }
    let known = Dictionary(zip(items.map(\.source.path), entries)) { first, _ in first }
    keep(PassCache(program: Self.program, folder: folderDigest, entries: known))
    return entries.flatMap(\.problems)
  }

  /// Nothing is written where a person's file lies.
  private func checkOutputs() throws(PassError) {
    let sources = Set(items.map { $0.source.resolvingSymlinksInPath().path })
    for item in items where sources.contains(item.output.resolvingSymlinksInPath().path) {
      throw .overwriting(item.output.path)
    }
  }

  /// A file that would not change is left, so that the compiler sees nothing new.
  private func write(_ text: String, to output: URL) throws(PassError) {
    let data = Data(text.utf8)
    if let old = try? Data(contentsOf: output), old == data { return }
    do {
      try FileManager.default.createDirectory(
        at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
      try OutputFile.write(data, to: output)
    } catch {
      throw .unwritable(output.path)
    }
  }

  private func stamp(of source: URL) throws(PassError) -> String {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: source.path) else {
      throw .unreadable(source.path)
    }
    let date = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    return "\(date) \(attributes[.size] as? Int ?? 0)"
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
    try? OutputFile.write(data, to: cache)
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
  case overwriting(String)
  case tooLarge(String)
  /// A file that cannot be parsed in bounded time.
  case tooDeep(String)
  /// A line of a list that is not a file and the one to write.
  case malformedLine(Int, of: String)
}

extension PassError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path): "cannot read \(path); name a Swift file or a folder of such"
    case .unwritable(let path): "cannot write \(path); name a folder that may be written to"
    case .overwriting(let path): "\(path) is itself to be passed and would be lost; name another folder"
    case .tooLarge(let path): "\(path) has more than \(SourceFile.largest >> 20) MB; split or exclude it"
    case .tooDeep(let path):
      "\(path) takes too long to parse: its brackets are too deep; rewrite or exclude it"
    case .malformedLine(let line, let path):
      "\(path):\(line): give a file, a tab and the file to write; names with tabs or line breaks cannot be listed"
    }
  }
}
