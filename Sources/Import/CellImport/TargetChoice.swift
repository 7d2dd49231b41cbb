internal import CellSnapSourcePass
internal import Foundation

/// The choice among an app's targets: the named one, or the one with most cells.
struct TargetChoice {
  /// A target with the files that could be read.
  struct Choice {
    /// The target, with the resources of the app's own modules.
    var target: AppTarget
    /// The files of the target and of the app's own modules, with their names in one module.
    let files: [SliceFile]
    /// The paths of the files that Xcode would make, which are written into the package.
    let madeFiles: [String]
    /// The modules that the files import and that the repository has no sources of.
    let modules: Set<String>
    /// The app's own modules.
    let ownModules: [String]
    /// The other names for types by the file's path.
    let renames: [String: [String: String]]
    /// The declarations that two modules have, of which only the first stays.
    let duplicates: [SliceIndex.Place]
    /// The test targets with snapshot tests of the target or of the app's own modules.
    let tests: [TestTarget]
    var problems: [String]
    /// The package of the target, whose other targets are modules of their own; nil for an app.
    var package: SwiftPackage?
    /// The modules that any target of the package imports.
    var packageImports: Set<String> = []
  }

  private var parsed: [String: SliceFile] = [:]
  private var faults: [String: String] = [:]

  /// - Parameters:
  ///   - standIns: the modules that this project has.
  ///   - output: the folder of the package, in which the sources that Xcode would make have their place.
  ///   - progress: is called with the target and the number of its files before they are read.
  mutating func choose(
    in folder: AppFolder, named name: String?, besides standIns: Set<String> = [], output: URL? = nil,
    _ progress: (_ target: String, _ files: Int) -> Void = { _, _ in }
  ) throws(ImportError) -> Choice {
    var targets = folder.targets
    if let name {
      targets = targets.filter {
        $0.name == name || "\($0.origin.deletingLastPathComponent().lastPathComponent)/\($0.name)" == name
      }
      guard !targets.isEmpty else {
        throw .noTarget(folder.url.path, named: name, others: Set(folder.targets.map(\.name)).sorted())
      }
    }
    let counted = targets.map { target in (target, cells(in: target)) }
    guard var target = counted.max(by: { ($0.1, $1.0.name) < ($1.1, $0.0.name) })?.0 else {
      throw .noCells(folder.url.path)
    }
    progress(target.name, target.swiftFiles.count)
    let own = AppModules(of: target, in: folder, besides: standIns) { imports(of: $0) }
    var problems = own.problems
    var taken: Set<String> = []
    var modules: [(name: String, files: [SliceFile])] = []
    for module in [target] + own.targets {
      problems += module.problems
      // A file may be one of several targets.
      let urls = module.swiftFiles.filter { taken.insert($0.path).inserted }
      read(urls)
      problems += urls.compactMap { file(at: $0) == nil ? faults[$0.path] : nil }
      modules.append((module.moduleName, urls.compactMap { file(at: $0) }))
      target.resources += module.resources.filter { !target.resources.contains($0) }
      target.fonts += module.fonts.filter { !target.fonts.contains($0) }
    }
    let made = output.map { madeFiles(in: folder.url, $0) } ?? []
    modules[0].files += made
    let joined = JoinedModules(modules)
    let imported = joined.files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    return Choice(
      target: target, files: joined.files, madeFiles: made.map(\.path),
      modules: imported.subtracting(modules.map(\.name)),
      ownModules: own.targets.map(\.moduleName), renames: joined.renames, duplicates: joined.duplicates,
      tests: tests(of: [target] + own.targets, in: folder, &problems), problems: problems)
  }

  /// Returns the sources that Xcode makes while it builds an app.
  private func madeFiles(in folder: URL, _ output: URL) -> [SliceFile] {
    var names: Set<String> = []
    // A model may be in the folders of several targets.
    return ManagedObjectModel.models(in: folder).compactMap { model in
      guard !ControlCharacters.isIn(model.name), names.insert(model.name).inserted else { return nil }
      return model.source.map {
        SliceFile(SourceFile(path: output.appending(path: "CoreData/\(model.name).swift").path, text: $0))
      }
    }
  }

  /// Returns the test targets with snapshot tests of some targets: those that are built with one of them or import its
  /// module.
  private mutating func tests(
    of targets: [AppTarget], in folder: AppFolder, _ problems: inout [String]
  ) -> [TestTarget] {
    let names = Set(targets.flatMap { [$0.name, $0.moduleName] })
    var taken: Set<String> = []
    var found: [TestTarget] = []
    for target in folder.testTargets + LocalPackages(in: folder.url).testTargets
    where
      !names.isDisjoint(with: target.dependencies) || !names.isDisjoint(with: imports(of: target).keys)
    {
      let files = target.swiftFiles.filter { !taken.contains($0.path) }.compactMap { file(at: $0) }
      guard let tests = TestTarget(target, files) else { continue }
      guard !found.contains(where: { $0.moduleName == tests.moduleName }) else {
        problems.append(
          "\(target.origin.path): the tests of \(target.name) are left out, as another test target has this name"
        )
        continue
      }
      taken.formUnion(tests.files.map(\.path))
      found.append(tests)
    }
    return found
  }

  /// Returns the modules that a target's files import, with the number of files.
  private mutating func imports(of target: AppTarget) -> [String: Int] {
    var counts: [String: Int] = [:]
    read(target.swiftFiles)
    for file in target.swiftFiles.compactMap({ file(at: $0) }) {
      for name in Set(file.declarations.filter { $0.kind == .importing }.map(\.name)) {
        counts[name, default: 0] += 1
      }
    }
    return counts
  }

  /// Counts the lines that declare a cell, without parsing.
  private func cells(in target: AppTarget) -> Int {
    target.swiftFiles.reduce(0) { sum, url in
      guard let data = try? Data(contentsOf: url), data.count < 4 << 20 else { return sum }
      let text = String(decoding: data, as: UTF8.self)
      guard text.contains("Cell") else { return sum }
      return sum
        + text.split(separator: "\n").count { line in
          line.contains("class ") && line.contains("Cell") && line.contains(":")
        }
    }
  }

  /// Returns the faults of files, in the order of their paths.
  func lines(ofFaultsIn paths: Set<String>) -> [String] {
    faults.filter { paths.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
  }

  mutating func file(at url: URL) -> SliceFile? {
    read([url])
    return parsed[url.path]
  }

  /// Reads the files that are not known yet, several at once.
  private mutating func read(_ urls: [URL]) {
    let new = urls.filter { parsed[$0.path] == nil && faults[$0.path] == nil }
    let results = DeepStack.map(new.count) { Self.read(new[$0]) }
    for (url, result) in zip(new, results) {
      switch result {
      case .success(let file): parsed[url.path] = file
      case .failure(let fault): faults[url.path] = fault.text
      }
    }
  }

  /// The reason why a file is not read.
  private struct Fault: Error {
    let text: String
  }

  private static func read(_ url: URL) -> Result<SliceFile, Fault> {
    // The package's files have a line for each path.
    guard !ControlCharacters.isIn(url.path) else {
      return .failure(
        Fault(
          text: "\(ControlCharacters.visible(url.path)) has a control character in its name, and is left out")
      )
    }
    do throws(PassError) {
      return .success(SliceFile(try SourceFile(contentsOf: url)))
    } catch {
      return .failure(Fault(text: "\(error)"))
    }
  }
}
