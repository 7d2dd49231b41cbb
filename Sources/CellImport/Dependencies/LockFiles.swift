internal import Foundation

/// The lock files of an app's folder, with the dependencies that they name.
struct LockFiles {
  private(set) var sources: [LockedSource] = []
  /// The files that could not be read, one line each.
  private(set) var problems: [String] = []

  /// The maximum depth of a file: `App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm` is in the sixth folder.
  private static let maximumDepth = 8

  init(in folder: URL) {
    visit(folder, depth: 0)
  }

  private mutating func visit(_ folder: URL, depth: Int) {
    guard depth <= Self.maximumDepth else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    where !name.hasPrefix(".") && !FileKinds.skippedFolders.contains(name) {
      let url = folder.appending(path: name)
      var status = stat()
      guard lstat(url.path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: visit(url, depth: depth + 1)
      case S_IFREG: read(url)
      default: continue
      }
    }
  }

  private mutating func read(_ file: URL) {
    let name = file.lastPathComponent
    guard ["Package.resolved", "Podfile.lock", "Cartfile.resolved"].contains(name),
      let data = try? Data(contentsOf: file), data.count <= 16 << 20
    else { return }
    do throws(ImportError) {
      switch name {
      case "Package.resolved": sources += try PackageResolved.read(data, of: file)
      case "Podfile.lock": sources += try PodfileLock.read(data, of: file)
      default: sources += CartfileResolved.read(data, of: file)
      }
    } catch {
      problems.append(error.description)
    }
  }
}
