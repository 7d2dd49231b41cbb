internal import Foundation

/// A folder with the sources of one or several modules, such as a checkout.
struct SourceRepository {
  let folder: URL
  /// The name of the package, pod or repository.
  let name: String
  let isCopied: Bool

  /// Returns the module of a name; nil if the folder has no Swift files for it.
  ///
  /// - Parameter manifest: the manifest of the folder, if it has one.
  func module(named module: String, _ manifest: EvaluatedManifest?) -> SourceModule? {
    if let target = Self.target(named: module, of: manifest) {
      let place = target.path.map { folder.appending(path: $0) } ?? usualFolder(of: module)
      if let found = place.flatMap({ self.module(module, in: $0, target) }) { return found }
    }
    // A folder that a package manager made for the module holds nothing else.
    var places = [
      "Sources/\(module)", "Source/\(module)", "\(module)/Classes", "\(module)/Sources", "\(module)/Source",
    ]
    places.append(module)
    if SourceNames.isEqual(name, module) { places += ["Sources", "Source", "Classes", "Pod/Classes", "."] }
    for place in places {
      if let found = self.module(module, in: folder.appending(path: place).standardizedFileURL, nil) {
        return found
      }
    }
    return nil
  }

  /// Whether the folder may hold a module, judged without evaluating anything.
  func mayHold(_ module: String) -> Bool {
    if SourceNames.isEqual(name, module) { return true }
    if FileManager.default.fileExists(atPath: folder.appending(path: module).path) { return true }
    let manifest = folder.appending(path: "Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return false }
    return text.contains("\"\(module)\"")
  }

  static func target(
    named module: String, of manifest: EvaluatedManifest?
  ) -> EvaluatedManifest.Target? {
    manifest?.targets.first { target in
      ["regular", "executable"].contains(target.type)
        && AppTarget.moduleName(for: target.name).replacing("-", with: "_") == module
    }
  }

  private func usualFolder(of module: String) -> URL? {
    FileKinds.targetFolders.map { folder.appending(path: "\($0)/\(module)") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static let foreignEndings: Set<String> = ["m", "mm", "cpp", "cc"]
  /// The endings of the files that the list `sources` of a manifest is about.
  private static let compiledEndings = foreignEndings.union(["swift", "c"])

  private func module(_ name: String, in place: URL, _ target: EvaluatedManifest.Target?) -> SourceModule? {
    let excluded = (target?.exclude ?? []).map { place.appending(path: $0).standardizedFileURL.path }
    let included = target?.sources?.map { place.appending(path: $0).standardizedFileURL.path }
    func isIncluded(_ url: URL) -> Bool { included.map { isBelow(url, $0) } ?? true }
    func isBelow(_ url: URL, _ folders: [String]) -> Bool {
      folders.contains { url.path == $0 || url.path.hasPrefix($0 + "/") }
    }
    let all = RepositoryFiles(in: place, of: folder) { url in
      let path = RelativePaths.path(of: url, in: folder)
      // The target of a manifest has every file that the manifest does not exclude.
      return isBelow(url, excluded)
        || target == nil
          && (FileKinds.skippedFolders.contains(url.lastPathComponent) || FileKinds.isTest(path)
            || SourceNames.isExample(path))
        || Self.compiledEndings.contains(url.pathExtension) && !isIncluded(url)
    }.files
    let swift = all.filter {
      $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift"
        && !$0.lastPathComponent.hasPrefix("Package@")
    }
    let root = folder.resolvingSymlinksInPath()
    guard swift.isEmpty else {
      let declared = target.map { PackageResources(of: $0, in: place) }
      let others = all.filter { FileKinds.isResource($0) && declared?.places[$0.path] == nil }
      return SourceModule(
        name: name, repository: root, files: swift, resources: (declared?.files ?? []) + others,
        places: declared?.places ?? [:], headers: nil, isCopied: isCopied)
    }
    guard let target, all.contains(where: { $0.pathExtension == "c" }) else { return nil }
    let headers = place.appending(path: target.publicHeadersPath ?? "include", directoryHint: .isDirectory)
    // A manifest may exclude the folder of the headers, which is no source.
    let files = all + RepositoryFiles(in: headers, of: folder).files.filter { !all.contains($0) }
    // Neither Objective-C nor C++ is compiled.
    guard !files.contains(where: { Self.foreignEndings.contains($0.pathExtension) }) else { return nil }
    return SourceModule(
      name: name, repository: place.resolvingSymlinksInPath(),
      files: files.filter { ["c", "h", "inc", "modulemap"].contains($0.pathExtension) }, resources: [],
      headers: headers.resolvingSymlinksInPath(), isCopied: true)
  }
}

/// Names of modules and repositories.
enum SourceNames {
  /// Whether two names differ only in signs, capitals and the beginnings and endings that repositories have, as
  /// `Collections` and `swift-collections` do.
  static func isEqual(_ first: String, _ second: String) -> Bool { plain(first) == plain(second) }

  private static func plain(_ name: String) -> String {
    var text = name.lowercased()
    if text.hasPrefix("swift-") { text.removeFirst("swift-".count) }
    for ending in [".swift", "-swift", "-ios"] where text.hasSuffix(ending) { text.removeLast(ending.count) }
    return text.filter { $0.isLetter || $0.isNumber }
  }

  /// Whether a path leads through a folder of examples.
  static func isExample(_ path: String) -> Bool {
    path.split(separator: "/").contains { part in
      ["Example", "Demo", "Sample", "Playground", "CodeSnippets"].contains { part.contains($0) }
    }
  }
}
