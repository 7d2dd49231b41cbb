package import CellDrawing

/// The files that differ between two revisions, as far as neither the code nor the resources of a program have them.
package struct ChangedFiles: Hashable, Sendable {
  /// The reason why every entry can differ; nil if there is none.
  package private(set) var reason: String?
  /// Files that code may read, although they are in no bundle.
  package private(set) var others: [String] = []

  /// Sources, which the code of the program says more about.
  private static let sources: Set = [
    "swift", "c", "h", "m", "mm", "cc", "cpp", "cxx", "hpp", "s", "modulemap",
  ]
  /// Fonts of a catalogue's folders, and libraries that are linked as they are.
  private static let shared: Set = ["ttf", "otf", "ttc", "otc", "woff", "woff2", "a", "so", "o"]
  /// Files about the sources, which no program reads.
  private static let texts: Set = ["md", "gitignore", "gitattributes", "editorconfig", "swift-format"]

  /// No file differs.
  package static let none = ChangedFiles([], ignored: [], record: CodeRecord(), base: CodeRecord()) { _ in nil
  }

  /// Divides the paths of changed files.
  ///
  /// - Parameters:
  ///   - paths: the paths below the folder of the repository.
  ///   - ignored: folders below the repository's whose files no entry reads, such as the one of references.
  ///   - record: the record of the later program.
  ///   - base: the record of the earlier program.
  ///   - hash: returns the hash of a file as it is now; nil if it is gone.
  package init(
    _ paths: [String], ignored: [String], record: CodeRecord, base: CodeRecord,
    hash: (_ path: String) -> ContentHash?
  ) {
    var (bundled, gone): ([String: Set<ContentHash>], Set<String>) = ([:], [])
    for (path, hash) in record.files { bundled[Self.name(of: path), default: []].insert(hash) }
    for path in base.files.keys where record.files[path] == nil { gone.insert(Self.name(of: path)) }
    for path in paths.sorted() {
      let (name, parts) = (Self.name(of: path), path.split(separator: "/"))
      let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
      if name == "Package.resolved" || name.hasPrefix("Package") && ending == "swift"
        || Self.shared.contains(ending)
      {
        reason = reason ?? "\(path) differs"
      }
      if Self.sources.contains(ending) || Self.texts.contains(ending) { continue }
      if parts.contains(where: { $0.hasSuffix(".docc") || $0 == ".github" }) { continue }
      if ignored.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { continue }
      // A bundle has a copy of the file, or had one.
      if let hash = hash(path) {
        if bundled[name]?.contains(hash) == true { continue }
      } else if gone.contains(name) {
        continue
      }
      others.append(path)
    }
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
