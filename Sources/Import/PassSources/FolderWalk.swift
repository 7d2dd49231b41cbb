import Foundation

/// A search for the Swift files of folders. It follows links, since an app's folder may be linked into the
/// target's.
struct FolderWalk {
  /// The maximum number of files and folders. An app has fewer.
  private static let maximum = 200_000

  /// The endings of folders whose Swift files belong to a document, such as the steps of a tutorial.
  private static let documents: Set<String> = ["docc", "playground", "playgroundbook"]

  /// The files that were found, in the order of their paths.
  private(set) var files: [URL] = []
  private let excluded: [String]
  private var count = 0
  /// The paths already visited, since links may lead to one file twice, or in a circle.
  private var seen: Set<String> = []

  init(excluding excluded: [String]) {
    self.excluded = excluded
  }

  mutating func visit(_ root: URL) throws {
    try visit(root, below: root)
  }

  private mutating func visit(_ url: URL, below root: URL) throws {
    let place = url.resolvingSymlinksInPath()
    count += 1
    guard count <= Self.maximum else {
      throw ChoiceError(
        "\(root.path) holds more than \(Self.maximum) files and folders; name the folder of the app's cells")
    }
    guard seen.insert(place.path).inserted,
      !excluded.contains(where: { place.path == $0 || place.path.hasPrefix($0 + "/") })
    else { return }
    var status = stat()
    // A link that leads nowhere is left out.
    guard stat(place.path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: place.path) else {
        throw ChoiceError(
          "\(place.path) cannot be read; leave it out with // source-pass-exclude, or name another folder than"
            + " \(root.path)")
      }
      for name in names.sorted() where !name.hasPrefix(".") {
        let url = place.appending(path: name)
        guard !Self.documents.contains(url.pathExtension.lowercased()) else { continue }
        try visit(url, below: root)
      }
    case S_IFREG:
      if place.pathExtension == "swift" { files.append(place) }
    default:
      // Reading a pipe or a device may have no end.
      guard url.pathExtension == "swift" else { return }
      throw ChoiceError(
        "\(url.path) is not a regular file; remove it, or leave it out with // source-pass-exclude")
    }
  }
}
