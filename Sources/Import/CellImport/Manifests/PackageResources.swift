internal import Foundation

/// The resources of a package's target, with their places in its bundle.
///
/// A processed resource is at the top of the bundle, or in the folder of its language; a copied one keeps its folders.
struct PackageResources {
  /// The paths in the bundle by the paths of the files.
  private(set) var places: [String: String] = [:]
  /// The files and asset catalogues, in the order of the manifest.
  private(set) var files: [URL] = []
  private var taken: Set<String> = []

  /// - Parameter folder: the folder of the target.
  init(of target: EvaluatedManifest.Target, in folder: URL) {
    let folder = folder.resolvingSymlinksInPath()
    for resource in target.resources ?? [] {
      let url = folder.appending(path: resource.path).standardizedFileURL
      let isCopied = resource.rule?.isCopied ?? false
      for file in Self.files(at: url) {
        add(
          file,
          to: isCopied
            ? RelativePaths.path(of: file, in: url.deletingLastPathComponent()) : Self.processed(file))
      }
    }
    // Xcode takes these without a word in the manifest.
    for file in FolderFiles(in: folder).files where Self.usualEndings.contains(file.pathExtension) {
      add(file, to: Self.processed(file))
    }
  }

  private static let usualEndings: Set<String> = ["xcassets", "xib", "storyboard", "xcstrings"]

  private mutating func add(_ file: URL, to path: String) {
    let isReference = file.pathComponents.contains {
      $0.hasPrefix("__Snapshots__") || $0.hasPrefix("ReferenceImages")
    }
    guard !isReference, places[file.path] == nil, taken.insert(path).inserted else { return }
    places[file.path] = path
    files.append(file)
  }

  private static func files(at url: URL) -> [URL] {
    var status = stat()
    guard lstat(url.path, &status) == 0 else { return [] }
    if status.st_mode & S_IFMT == S_IFREG || url.pathExtension == "xcassets" { return [url] }
    return FolderFiles(in: url).files
  }

  private static func processed(_ file: URL) -> String {
    let language = file.deletingLastPathComponent().lastPathComponent
    return (language.hasSuffix(".lproj") ? language + "/" : "") + file.lastPathComponent
  }
}
