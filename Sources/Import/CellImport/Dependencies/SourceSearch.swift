internal import CellSnapSourcePass
internal import Foundation

/// The search for the sources of the modules that an app imports and that are not there.
///
/// It looks into the folder that a person names, then into what the package managers of the app left beside it, and
/// then asks the Swift package manager for the revisions of the lock files.
struct SourceSearch {
  private var repositories: [SourceRepository] = []
  private let locks: LockFiles
  private var fetch: SourceFetch
  /// The folder for the package manager's own files.
  private let scratch: URL
  private var asked: Set<String> = []
  /// The manifests that were evaluated, by the paths of their folders.
  private var manifests: [String: EvaluatedManifest?] = [:]
  /// The reasons why modules are not there, by their names.
  private(set) var reasons: [String: String] = [:]
  /// The faults, one line each.
  var problems: [String] { locks.problems + fetch.problems }

  /// The package that is imported, whose targets come first; nil for an app.
  private let package: SwiftPackage?

  init(app: URL, named sources: URL?, scratch: URL, package: SwiftPackage? = nil) throws(ImportError) {
    self.package = package
    locks = LockFiles(in: app)
    fetch = SourceFetch(in: scratch)
    self.scratch = scratch
    if let sources {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: sources.path, isDirectory: &isFolder), isFolder.boolValue
      else {
        throw .noFolder(sources.path)
      }
      repositories += Self.folders(in: sources)
    }
    repositories += (package?.manifest.localFolders ?? []).map {
      let url = URL(filePath: $0, directoryHint: .isDirectory)
      return SourceRepository(folder: url, name: url.lastPathComponent, isCopied: false)
    }
    repositories += Self.dependencyFolders(in: app, depth: 0).flatMap(Self.folders)
    for source in locks.sources {
      guard case .folder(let url) = source.location else { continue }
      repositories.append(SourceRepository(folder: url, name: source.name, isCopied: false))
    }
  }

  /// Returns a module, which may be fetched for this; nil if its sources cannot be had.
  mutating func module(named name: String) -> SourceModule? {
    if let found = search(name) { return found }
    let locked = locks.sources.filter { SourceNames.isEqual($0.name, Self.repository(of: name)) }
    for source in locked {
      guard case .remote(let address) = source.location,
        asked.insert("\(address) \(source.revision ?? "")").inserted
      else { continue }
      if let place = fetch.checkout(source, from: address) {
        // Another revision may have been in the same folder.
        manifests[place.path] = nil
        repositories.append(SourceRepository(folder: place, name: source.name, isCopied: true))
        if let found = search(name) { return found }
      }
    }
    reasons[name] = reason(for: name, locked)
    return nil
  }

  private mutating func search(_ name: String) -> SourceModule? {
    if let package, SourceRepository.target(named: name, of: package.manifest) != nil {
      return SourceRepository(folder: package.folder, name: package.manifest.name ?? "", isCopied: false)
        .module(
          named: name, package.manifest)
    }
    let likely = repositories.filter { SourceNames.isEqual($0.name, name) }
    let others = repositories.filter { !SourceNames.isEqual($0.name, name) && $0.mayHold(name) }
    for repository in likely + others {
      if let found = repository.module(named: name, manifest(in: repository.folder)) { return found }
    }
    return nil
  }

  private mutating func manifest(in folder: URL) -> EvaluatedManifest? {
    if let known = manifests[folder.path] { return known }
    let manifest = EvaluatedManifest.read(in: folder, scratch: scratch.appending(path: "manifest"))
    manifests.updateValue(manifest, forKey: folder.path)
    return manifest
  }

  private func reason(for name: String, _ locked: [LockedSource]) -> String {
    guard let source = locked.first else {
      return "no lock file has a package of this name; name a folder with its sources with --sources"
    }
    if repositories.contains(where: { SourceNames.isEqual($0.name, name) }) {
      return "it has no files in Swift"
    }
    guard case .remote(let address) = source.location else {
      return
        "\(source.file.lastPathComponent) does not say where it comes from; name a folder with its sources with"
        + " --sources, or install it"
    }
    return "it cannot be fetched from \(address); name a folder with its sources with --sources"
  }

  /// Returns the name of the repository that holds a module of another name.
  private static func repository(of module: String) -> String {
    ["RxCocoa": "RxSwift", "RxRelay": "RxSwift", "Lottie": "lottie-ios", "DGCharts": "Charts"][module]
      ?? module
  }

  /// Returns the folders of dependencies in an app's folder.
  private static func dependencyFolders(in folder: URL, depth: Int) -> [URL] {
    guard depth <= 4 else { return [] }
    var found: [URL] = []
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    where !name.hasPrefix(".") {
      let url = folder.appending(path: name)
      var status = stat()
      guard lstat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
      switch name {
      case "Pods": found.append(url)
      case "Carthage": found.append(url.appending(path: "Checkouts"))
      case "SourcePackages": found.append(url.appending(path: "checkouts"))
      case _ where FileKinds.skippedFolders.contains(name): continue
      default: found += dependencyFolders(in: url, depth: depth + 1)
      }
    }
    return found
  }

  private static func folders(in folder: URL) -> [SourceRepository] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { !$0.hasPrefix(".") && !["Headers", "Local Podspecs", "Target Support Files"].contains($0) }
      .map { SourceRepository(folder: folder.appending(path: $0), name: $0, isCopied: false) }
  }
}
