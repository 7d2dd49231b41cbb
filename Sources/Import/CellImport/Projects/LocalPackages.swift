internal import CellSnapSourcePass
internal import Foundation

/// The Swift packages in an app's folder.
struct LocalPackages {
  /// The targets with sources.
  private(set) var targets: [AppTarget] = []
  /// The targets of tests.
  private(set) var testTargets: [AppTarget] = []
  /// The faults of manifests, one line each.
  private(set) var problems: [String] = []

  init(in folder: URL) {
    visit(folder, depth: 8)
  }

  private mutating func visit(_ folder: URL, depth: Int) {
    guard depth > 0 else { return }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    if names.contains("Package.swift") {
      do throws(PassError) {
        let manifest = try PackageManifest(contentsOf: folder.appending(path: "Package.swift"))
        targets += manifest.targets.compactMap { Self.target($0, of: manifest, in: folder) }
        testTargets += manifest.testTargets.compactMap {
          Self.target($0, of: manifest, in: folder, isForTests: true)
        }
      } catch {
        problems.append("\(error)")
      }
    }
    for name in names where !name.hasPrefix(".") && !FileKinds.skippedFolders.contains(name) {
      var status = stat()
      let url = folder.appending(path: name)
      // A link is not followed, as it may lead out of the app or in a circle.
      guard lstat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, url.pathExtension.isEmpty
      else {
        continue
      }
      visit(url, depth: depth - 1)
    }
  }

  private static func target(
    _ declared: PackageManifest.Target, of manifest: PackageManifest, in folder: URL, isForTests: Bool = false
  ) -> AppTarget? {
    // A path that leads out of the package is refused by SwiftPM, too.
    guard
      let place = place(
        of: declared, in: folder, usually: isForTests ? FileKinds.testFolders : FileKinds.targetFolders,
        isAlone: !isForTests && manifest.targets.count == 1),
      (place.path + "/").hasPrefix(folder.standardizedFileURL.path + "/")
    else {
      return nil
    }
    let excluded = declared.excludes.map { place.appending(path: $0).standardizedFileURL.path }
    let included = declared.sources?.map { place.appending(path: $0).standardizedFileURL.path }
    let files = FolderFiles(in: place) { url in
      excluded.contains(url.standardizedFileURL.path)
    }.files
    var target = AppTarget(
      name: declared.name, moduleName: AppTarget.moduleName(for: declared.name),
      origin: folder.appending(path: "Package.swift"))
    target.isModule = !isForTests
    target.dependencies = declared.dependencies
    target.swiftFiles = files.filter { file in
      let path = file.standardizedFileURL.path
      return file.pathExtension == "swift" && file.lastPathComponent != "Package.swift"
        && (included?.contains { path == $0 || path.hasPrefix($0 + "/") } ?? true)
    }
    target.resources = files.filter(FileKinds.isResource)
    return target.swiftFiles.isEmpty ? nil : target
  }

  /// Returns the folder of a target: the one that the manifest names, or the first of the usual ones that is there.
  private static func place(
    of declared: PackageManifest.Target, in folder: URL, usually parents: [String], isAlone: Bool
  ) -> URL? {
    if let path = declared.path { return folder.appending(path: path).standardizedFileURL }
    var names = parents.map { "\($0)/\(declared.name)" }
    if isAlone { names += parents }
    return names.map { folder.appending(path: $0).standardizedFileURL }.first {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }
}
