package import Foundation

/// A pass over files that writes the files for the compiler.
package struct FolderPass: Sendable {
  /// A file and the output file for it.
  package struct Item: Sendable {
    package let source: URL
    package let output: URL
    /// The folder that a person named. The pass follows no link below it.
    package let folder: URL

    /// Creates an item. `folder` is the folder of the output unless specified.
    package init(source: URL, output: URL, in folder: URL? = nil) {
      self.source = source
      self.output = output
      self.folder = folder ?? output.deletingLastPathComponent()
    }
  }

  /// The symbols of asset catalogues and the file for them.
  package struct Symbols: Sendable {
    package let catalogues: [URL]
    package let output: URL
    /// The files of the module that are not passed.
    package let ownFiles: [URL]

    package init(catalogues: [URL], output: URL, ownFiles: [URL] = []) {
      self.catalogues = catalogues
      self.output = output
      self.ownFiles = ownFiles
    }
  }

  private let items: [Item]
  private let cache: URL?
  private let slice: SourceSlice?
  private let symbols: Symbols?

  /// Creates a pass. `cache` is the file that keeps the facts of unchanged files. `slice` says which parts of the files are
  /// passed, unless all are. `symbols` says for which asset catalogues a file with their symbols is written.
  package init(_ items: [Item], cache: URL? = nil, slice: SourceSlice? = nil, symbols: Symbols? = nil) {
    self.items = items
    self.cache = cache
    self.slice = slice
    self.symbols = symbols
  }

  /// Writes the files that changed, and returns all problems that the pass cannot solve.
  package func run() throws(PassError) -> [Problem] {
    try DeepStack.run { Result { () throws(PassError) in try pass() } }.get()
  }

  private func pass() throws(PassError) -> [Problem] {
    let own = symbols.map { [Item(source: $0.catalogues.first ?? $0.output, output: $0.output)] } ?? []
    try OutputCheck(items + own).check()
    if let cache { try OutputCheck.checkCache(cache) }
    let old = lastPass()
    var contents: [Data] = []
    var files: [SourceFile?] = []
    var parsed: [ParsedFile?] = []
    var entries: [PassCache.Entry] = []
    for item in items {
      let bytes = try SourceFile.bytes(of: item.source)
      let digest = bytes.digest ^ (slice?.digest(of: item.source.path) ?? 0)
      contents.append(bytes)
      if let entry = old?.entries[item.source.path], entry.digest == digest {
        files.append(nil)
        parsed.append(nil)
        entries.append(entry)
        continue
      }
      let file = try part(of: SourceFile(path: item.source.path, bytes: bytes))
      let tree = file.parsed()
      let facts = FactCollector.facts(of: tree)
      files.append(file)
      parsed.append(tree)
      entries.append(PassCache.Entry(digest: digest, facts: facts, factsDigest: facts.digest, problems: []))
    }
    let folder = FolderFacts(entries.map(\.facts))
    let folderDigest = entries.reduce(UInt64(0)) { ($0 &* 31) &+ $1.factsDigest }
    var passed: [(text: String, output: URL)] = []
    for (index, item) in items.enumerated() {
      if old?.folder == folderDigest, files[index] == nil,
        FileManager.default.fileExists(atPath: item.output.path)
      {
        continue
      }
      let file: SourceFile
      if let changed = files[index] {
        file = changed
      } else {
        file = try part(of: SourceFile(path: item.source.path, bytes: contents[index]))
      }
      let result = SourcePass.pass(file, parsed[index] ?? file.parsed(), in: folder)
      passed.append((result.text, item.output))
      entries[index].problems = result.problems
    }
    // The pass writes nothing before it has read every file. If it is interrupted, it must leave no cache: the
    // cache would take the files already written for the output of the pass before.
    if !passed.isEmpty { forget() }
    for file in passed { try write(file.text, to: file.output) }
    if let symbols {
      try write(text(of: symbols, besides: entries.map(\.facts), contents), to: symbols.output)
    }
    let known = Dictionary(zip(items.map(\.source.path), entries)) { first, _ in first }
    keep(PassCache(program: Self.program, folder: folderDigest, entries: known))
    return entries.flatMap(\.problems)
  }

  /// Returns the file with the symbols of asset catalogues that the files of the module do not declare themselves.
  private func text(
    of symbols: Symbols, besides facts: [FileFacts], _ contents: [Data]
  ) throws(PassError) -> String {
    var facts = facts
    for file in symbols.ownFiles {
      facts.append(FactCollector.facts(of: try SourceFile(contentsOf: file).parsed()))
    }
    let members = facts.flatMap(\.members).filter(\.isStatic)
    return AssetSymbols(in: symbols.catalogues).text(
      besides: AssetSymbols.Surroundings(
        members: Dictionary(grouping: members) { $0.owner }.mapValues { Set($0.map(\.signature.name)) },
        types: Set(facts.flatMap(\.types).map(\.name)),
        hasSwiftUI: contents.contains { $0.firstRange(of: Data("import SwiftUI".utf8)) != nil }))
  }

  /// Returns what the slice keeps of a file, which is all of a file that the slice does not name.
  private func part(of file: SourceFile) -> SourceFile {
    guard let slice, let entries = slice.files[file.path] else { return file }
    return SliceFile(file.renaming(slice.renames?[file.path] ?? [:])).slice(
      entries, missingModules: slice.missingModules)
  }

  /// Writes a file unless it would not change, so that the compiler sees nothing new.
  private func write(_ text: String, to output: URL) throws(PassError) {
    let data = Data((OutputCheck.mark + text).utf8)
    if let old = try? Data(contentsOf: output), old == data { return }
    do {
      try FileManager.default.createDirectory(
        at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: output, options: .atomic)
    } catch {
      throw .unwritable(output.path)
    }
  }

  // A cache that cannot be read or written only costs time.
  private func lastPass() -> PassCache? {
    guard let cache, let data = try? Data(contentsOf: cache), data.starts(with: PassCache.mark.utf8),
      let last = try? JSONDecoder().decode(PassCache.self, from: data.dropFirst(PassCache.mark.utf8.count)),
      last.program == Self.program
    else { return nil }
    return last
  }

  private func forget() {
    if let cache { try? FileManager.default.removeItem(at: cache) }
  }

  private func keep(_ pass: PassCache) {
    guard let cache, let data = try? JSONEncoder().encode(pass) else { return }
    try? (Data(PassCache.mark.utf8) + data).write(to: cache, options: .atomic)
  }

  /// The program and its build date. A cache of another program is not used.
  private static var program: String {
    let path = CommandLine.arguments.first ?? ""
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    return "\(path) \(date)"
  }
}
