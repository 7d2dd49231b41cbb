internal import CellSnapSourcePass
internal import Foundation

/// The kinds of an app's files, by their names.
enum FileKinds {
  /// The folders that hold no files of the app itself.
  static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "Checkouts", "DerivedData", "node_modules", "vendor", "Vendor", "fastlane", "build",
    "SourcePackages",
  ]

  /// The folders in which a Swift package has its targets.
  static let targetFolders = ["Sources", "Source", "src", "srcs"]

  /// The folders in which a Swift package has its targets of tests.
  static let testFolders = ["Tests", "Sources", "Source", "src", "srcs"]

  static func isResource(_ url: URL) -> Bool {
    resourceEndings.contains(url.pathExtension.lowercased())
  }

  private static let resourceEndings: Set<String> = [
    "xib", "storyboard", "xcassets", "strings", "stringsdict", "xcstrings", "ttf", "otf", "ttc", "otc", "png",
    "jpg",
    "jpeg",
    "pdf", "svg", "webp", "gif", "tiff", "tif", "bmp", "heic", "heif", "avif",
  ]

  /// Whether a file is one of tests, judged by its folders.
  static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasSuffix("Tests") || $0.hasSuffix("TestUtils") || $0 == "Test" }
  }
}

/// A walk through a folder that visits each file in the order of the paths, and an asset catalogue as one.
struct FolderFiles {
  private(set) var files: [URL] = []
  private var rest = 200_000

  init(in folder: URL, skipping isSkipped: (URL) -> Bool = { _ in false }) {
    visit(folder, isSkipped)
  }

  private mutating func visit(_ folder: URL, _ isSkipped: (URL) -> Bool) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      rest -= 1
      guard rest > 0 else { return }
      let url = folder.appending(path: name)
      if isSkipped(url) { continue }
      var status = stat()
      // A link is not followed, as it may lead out of the app or in a circle.
      guard lstat(url.path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        if url.pathExtension == "xcassets" {
          files.append(url)
        } else if !SwiftFiles.isDocument(name),
          !["xcodeproj", "xcworkspace", "framework", "xcframework", "bundle"].contains(url.pathExtension)
        {
          visit(url, isSkipped)
        }
      } else if status.st_mode & S_IFMT == S_IFREG {
        files.append(url)
      }
    }
  }
}
