package import Foundation

extension Cut {
  /// Reads a cut. The paths of its files are from the folder of `file`.
  package init(contentsOf file: URL) throws(PassError) {
    guard let data = try? Data(contentsOf: file) else { throw .unreadable(file.path) }
    guard var cut = try? JSONDecoder().decode(Cut.self, from: data) else { throw .malformedCut(file.path) }
    let folder = file.deletingLastPathComponent()
    cut.files = Dictionary(
      cut.files.map {
        ($0.key.hasPrefix("/") ? $0.key : folder.appending(path: $0.key).standardizedFileURL.path, $0.value)
      }
    ) { first, _ in first }
    self = cut
  }

  /// Returns the cut as JSON for a file in a folder.
  package func json(forFileIn folder: URL) throws -> Data {
    var cut = self
    cut.files = Dictionary(cut.files.map { (RelativePath.path($0.key, from: folder.path), $0.value) }) {
      first, _ in first
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(cut) + Data("\n".utf8)
  }

  /// A digest of what the cut says of a file.
  func digest(of path: String) -> UInt64 {
    guard let entries = files[path] else { return 0 }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let modules = missingModules.sorted().joined(separator: " ")
    return ((try? encoder.encode(entries)) ?? Data()).digest ^ Data(modules.utf8).digest
  }
}
