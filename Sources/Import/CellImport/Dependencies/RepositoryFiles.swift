internal import Foundation

/// A walk through a folder of a repository that visits each file once, in the order of the paths, and an asset catalogue
/// as one. It follows the links that stay in the repository, as some packages collect their sources by links.
struct RepositoryFiles {
  private(set) var files: [URL] = []
  private let root: String
  private var seen: Set<String> = []
  private var rest = 100_000

  init(in folder: URL, of repository: URL, skipping isSkipped: (URL) -> Bool = { _ in false }) {
    root = repository.resolvingSymlinksInPath().path
    visit(folder, isSkipped)
  }

  private mutating func visit(_ folder: URL, _ isSkipped: (URL) -> Bool) {
    let place = folder.resolvingSymlinksInPath()
    guard place.path == root || place.path.hasPrefix(root + "/"), seen.insert(place.path).inserted else {
      return
    }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    where !name.hasPrefix(".") {
      rest -= 1
      guard rest > 0 else { return }
      let url = folder.appending(path: name)
      if isSkipped(url) { continue }
      let place = url.resolvingSymlinksInPath()
      var status = stat()
      guard lstat(place.path, &status) == 0, place.path.hasPrefix(root + "/") else { continue }
      if status.st_mode & S_IFMT == S_IFREG || url.pathExtension == "xcassets" {
        if seen.insert(place.path).inserted { files.append(place) }
      } else if status.st_mode & S_IFMT == S_IFDIR, !Self.closed.contains(url.pathExtension) {
        visit(url, isSkipped)
      }
    }
  }

  /// The endings of folders that hold no sources.
  private static let closed: Set<String> = [
    "xcodeproj", "xcworkspace", "framework", "xcframework", "bundle", "docc",
  ]
}
