internal import Foundation

/// The lock files of an app's folder, with the dependencies that they name.
struct LockFiles {
  private(set) var sources: [LockedSource] = []
  /// The files that could not be read, one line each.
  private(set) var problems: [String] = []

  /// The maximum depth of a file: `App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm` is in the sixth folder.
  private static let maximumDepth = 8

  /// The maximum number of bytes of a file.
  private static let maximumBytes = 16 << 20

  /// Reads the files in the order in which they count: the nearest first, and the files of examples last.
  init(in folder: URL) {
    var files: [URL] = []
    var open = [folder]
    for _ in 0...Self.maximumDepth {
      var next: [URL] = []
      for folder in open { visit(folder, &files, &next) }
      open = next
    }
    func isExample(_ file: URL) -> Bool { SourceNames.isExample(RelativePaths.path(of: file, in: folder)) }
    for file in files where !isExample(file) { read(file) }
    for file in files where isExample(file) { read(file) }
  }

  private func visit(_ folder: URL, _ files: inout [URL], _ folders: inout [URL]) {
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    where !name.hasPrefix(".") && !FileKinds.skippedFolders.contains(name) {
      let url = folder.appending(path: name)
      var status = stat()
      guard lstat(url.path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: folders.append(url)
      case S_IFREG where ["Package.resolved", "Podfile.lock", "Cartfile.resolved"].contains(name):
        files.append(url)
      default: continue
      }
    }
  }

  private mutating func read(_ file: URL) {
    guard let data = RegularFile.data(at: file, maximum: Self.maximumBytes, followsLinks: false) else {
      let error = ImportError.unreadableProject(
        file.path, reason: "it has more than 16 MB, or you may not read it")
      problems.append(error.description)
      return
    }
    do throws(ImportError) {
      switch file.lastPathComponent {
      case "Package.resolved": sources += try PackageResolved.read(data, of: file)
      case "Podfile.lock": sources += try PodfileLock.read(data, of: file)
      default: sources += CartfileResolved.read(data, of: file)
      }
    } catch {
      problems.append(error.description)
    }
  }
}
