package import Foundation

extension SourceSlice {
  /// Reads a slice. The paths of its files are from the folder of `file`.
  package init(contentsOf file: URL) throws(PassError) {
    guard let data = try? Data(contentsOf: file) else { throw .unreadable(file.path) }
    guard var slice = try? JSONDecoder().decode(SourceSlice.self, from: data) else {
      throw .malformedSlice(file.path)
    }
    let folder = file.deletingLastPathComponent()
    slice.movePaths { $0.hasPrefix("/") ? $0 : folder.appending(path: $0).standardizedFileURL.path }
    self = slice
  }

  /// Returns the slice as JSON for a file in a folder.
  package func json(forFileIn folder: URL) throws -> Data {
    var slice = self
    slice.movePaths { RelativePath.path($0, from: folder.path) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(slice) + Data("\n".utf8)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(files, forKey: .files)
    // A set has another order in each process.
    try container.encode(missingModules.sorted(), forKey: .missingModules)
    try container.encodeIfPresent(renames, forKey: .renames)
  }

  private mutating func movePaths(_ moved: (String) -> String) {
    files = Dictionary(files.map { (moved($0.key), $0.value) }) { first, _ in first }
    renames = renames.map { names in
      Dictionary(names.map { (moved($0.key), $0.value) }) { first, _ in first }
    }
  }

  /// A digest of what the slice says of a file.
  func digest(of path: String) -> UInt64 {
    guard let entries = files[path] else { return 0 }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let names = (renames?[path] ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let modules = (missingModules.sorted() + names).joined(separator: " ")
    return ((try? encoder.encode(entries)) ?? Data()).digest ^ Data(modules.utf8).digest
  }
}
