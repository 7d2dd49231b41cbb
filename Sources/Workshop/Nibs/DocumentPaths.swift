internal import CellNibs
internal import Foundation

/// The documents of a folder.
enum DocumentPaths {
  /// Returns the paths of a folder's documents, sorted, or the path itself if it is one.
  static func all(in path: String) -> [String] {
    if isDocument(path) { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter(isDocument).sorted().map { path + "/" + $0 }
  }

  private static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
  }

  static func bytes(of path: String) throws(NibError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw NibError(path: path, reason: "it cannot be read")
    }
    return [UInt8](data)
  }
}
