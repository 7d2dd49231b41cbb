internal import Foundation

/// A folder with a Swift package to import, with the targets of its evaluated manifest.
struct SwiftPackage {
  let folder: URL
  let manifest: EvaluatedManifest
  /// The targets with Swift files that others can import.
  private(set) var targets: [AppTarget] = []
  private(set) var testTargets: [AppTarget] = []

  /// Whether a folder is a package's. The manifest of an app beside its project is about the app's tools.
  static func isPackage(_ folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard names.contains("Package.swift"), !names.contains("project.yml") else { return false }
    return !names.filter { $0.hasSuffix(".xcodeproj") }.contains { name in
      (try? XcodeProject(folder.appending(path: name)))?.targets.contains { !$0.isModule } ?? false
    }
  }

  /// Throws if the manifest cannot be evaluated, or has no target with Swift files.
  ///
  /// - Parameter scratch: the folder for the package manager's own files.
  init(_ folder: URL, scratch: URL) throws(ImportError) {
    self.folder = folder
    manifest = try EvaluatedManifest.evaluate(in: folder, scratch: scratch)
    for declared in manifest.targets {
      switch declared.type {
      case "regular", "executable":
        if let target = target(declared, usually: FileKinds.targetFolders) { targets.append(target) }
      case "test":
        if let target = target(declared, usually: FileKinds.testFolders) { testTargets.append(target) }
      default: continue
      }
    }
    guard !targets.isEmpty else {
      throw .noViews(folder.appending(path: "Package.swift").path)
    }
  }

  private func target(_ declared: EvaluatedManifest.Target, usually parents: [String]) -> AppTarget? {
    let places = declared.path.map { [$0] } ?? parents.map { "\($0)/\(declared.name)" } + parents
    let place = places.map { folder.appending(path: $0).standardizedFileURL }.first {
      FileManager.default.fileExists(atPath: $0.path)
    }
    guard let place, (place.path + "/").hasPrefix(folder.path + (folder.path.hasSuffix("/") ? "" : "/"))
    else {
      return nil
    }
    func paths(_ list: [String]) -> [String] {
      list.map { place.appending(path: $0).standardizedFileURL.path }
    }
    let excluded = Set(paths(declared.exclude ?? []))
    let included = declared.sources.map(paths)
    let files = FolderFiles(in: place) { excluded.contains($0.standardizedFileURL.path) }.files
    var target = AppTarget(
      name: declared.name, moduleName: AppTarget.moduleName(for: declared.name),
      origin: folder.appending(path: "Package.swift"))
    target.isModule = declared.type != "test"
    target.dependencies = (declared.dependencies ?? []).compactMap(\.name)
    target.swiftFiles = files.filter { file in
      file.pathExtension == "swift"
        && (included?.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } ?? true)
    }
    let resources = PackageResources(of: declared, in: place)
    target.resources = resources.files
    target.places = resources.places
    return target.swiftFiles.isEmpty ? nil : target
  }

  /// Returns the names of the package's targets that a target is built with.
  func targetNames(neededBy target: AppTarget) -> Set<String> {
    var found: Set<String> = []
    var open = target.dependencies
    while let name = open.popLast() {
      guard let next = targets.first(where: { $0.name == name }), found.insert(name).inserted else {
        continue
      }
      open += next.dependencies
    }
    return found
  }
}
