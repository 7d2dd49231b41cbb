import Foundation

/// The pictures of a catalogue in a folder.
struct PictureFolder {
  /// The contents of the pictures by their paths.
  let pictures: [String: Data]

  init(_ folder: URL) {
    var pictures: [String: Data] = [:]
    for path in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      guard let path = path as? String, path.hasSuffix(".png") else { continue }
      pictures[path] = try? Data(contentsOf: folder.appending(path: path))
    }
    self.pictures = pictures
  }

  /// Returns the entries whose pictures differ from those in another folder.
  ///
  /// - Parameter entries: the names of all entries.
  func entries(differingFrom base: PictureFolder, among entries: [String]) -> Set<String> {
    var differing: Set<String> = []
    for path in Set(pictures.keys).union(base.pictures.keys) where pictures[path] != base.pictures[path] {
      // A picture has the name of its entry, as a folder or before a dot, and what it was drawn with.
      let entry = entries.filter { path.hasPrefix($0 + ".") || path.hasPrefix($0 + "/") }.max {
        $0.count < $1.count
      }
      // The pictures of an entry that was removed are gone.
      if let entry = entry ?? (pictures[path] == nil ? nil : path) { differing.insert(entry) }
    }
    return differing
  }
}
