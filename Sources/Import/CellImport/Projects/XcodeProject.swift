package import Foundation

/// A project of Xcode: its objects and where its files are.
package struct XcodeProject {
  /// The path of `project.pbxproj`.
  package let path: String
  /// The folder from which the paths of the project's files start.
  let folder: URL
  private let objects: [String: [String: Any]]
  private let root: [String: Any]
  /// The group around each file or group.
  private let parents: [String: String]
  private let budget = ReadingBudget()

  /// Reads a project, such as `App.xcodeproj`.
  package init(_ project: URL) throws(ImportError) {
    let file = project.appending(path: "project.pbxproj")
    guard let data = RegularFile.data(at: file) else {
      throw .unreadableProject(file.path, reason: "there is no such file")
    }
    try self.init(data, of: project)
  }

  /// Reads the bytes of a project's `project.pbxproj`.
  package init(_ data: Data, of project: URL) throws(ImportError) {
    path = project.appending(path: "project.pbxproj").path
    if let line = Self.lineOfMergeMark(in: data) {
      throw .unreadableProject("\(path):\(line)", reason: "there is a mark of a merge; resolve the conflict")
    }
    let list = try PropertyListFile.dictionary(data, path: path)
    guard let objects = list["objects"] as? [String: Any], let rootID = list["rootObject"] as? String else {
      throw .unreadableProject(path, reason: "it is no project, as it has no objects; save it in Xcode")
    }
    self.objects = objects.compactMapValues { $0 as? [String: Any] }
    guard let root = self.objects[rootID] else {
      throw .unreadableProject(path, reason: "its rootObject \(rootID) is not there; save it in Xcode")
    }
    self.root = root
    let around = project.deletingLastPathComponent()
    let inner = root["projectDirPath"] as? String ?? ""
    folder = (inner.isEmpty ? around : around.appending(path: inner)).standardizedFileURL
    var parents: [String: String] = [:]
    // A merge may leave a file in two groups.
    for (id, object) in self.objects.sorted(by: { $0.key < $1.key }) {
      for child in object["children"] as? [String] ?? [] where parents[child] == nil { parents[child] = id }
    }
    self.parents = parents
  }

  /// The targets that are built from sources, in the order of the project.
  package var targets: [AppTarget] {
    (root["targets"] as? [String] ?? []).compactMap { objects[$0] }
      .filter { $0["isa"] as? String == "PBXNativeTarget" && !product(of: $0).contains("test") }
      .map(target)
  }

  /// The targets of unit tests, in the order of the project. Tests that operate an app are no such targets.
  package var testTargets: [AppTarget] {
    (root["targets"] as? [String] ?? []).compactMap { objects[$0] }
      .filter { $0["isa"] as? String == "PBXNativeTarget" && product(of: $0).contains("unit-test") }
      .map(target)
  }

  private func product(of target: [String: Any]) -> String { target["productType"] as? String ?? "" }

  private func target(_ object: [String: Any]) -> AppTarget {
    let name = object["name"] as? String ?? ""
    let settings = settings(of: object, name)
    var target = AppTarget(
      name: name, moduleName: settings.moduleName(of: name), origin: URL(filePath: path))
    let product = product(of: object)
    target.isModule =
      ["framework", "library"].contains { product.contains($0) } && settings.isForPhones
    target.dependencies = (object["dependencies"] as? [String] ?? []).compactMap { objects[$0] }.compactMap {
      $0["name"] as? String ?? ($0["target"] as? String).flatMap { objects[$0]?["name"] as? String }
    }
    var files: [URL] = []
    for phase in (object["buildPhases"] as? [String] ?? []).compactMap({ objects[$0] })
    where ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase["isa"] as? String) {
      for file in phase["files"] as? [String] ?? [] {
        guard let reference = objects[file]?["fileRef"] as? String else { continue }
        var seen: Set<String> = []
        files += self.files(of: reference, &seen)
      }
    }
    for group in object["fileSystemSynchronizedGroups"] as? [String] ?? [] {
      files += synchronizedFiles(in: group, of: object)
    }
    target.add(files, of: path)
    if let file = settings.infoFile(in: folder) { target.read(infoFile: file, settings) }
    target.info.merge(settings.infoValues) { own, _ in own }
    target.registerFonts(settings.fonts, namedBy: path)
    if budget.isSpent {
      target.problems.append("\(path): the settings of \(name) repeat each other too often")
    }
    return target
  }

  // MARK: Files

  /// Returns the files of a reference: one, or all languages of a group of variants.
  ///
  /// - Parameter seen: the references whose files are there already. A group may be in itself.
  private func files(of id: String, _ seen: inout Set<String>) -> [URL] {
    guard let object = objects[id], seen.insert(id).inserted else { return [] }
    if ["PBXVariantGroup", "XCVersionGroup"].contains(object["isa"] as? String) {
      return (object["children"] as? [String] ?? []).flatMap { files(of: $0, &seen) }
    }
    return url(of: id).map { [$0] } ?? []
  }

  /// Returns the place of a file or group, from the groups around it.
  private func url(of id: String) -> URL? {
    var parts: [String] = []
    var next: String? = id
    var rest = 100
    while let current = next, let object = objects[current], rest > 0 {
      rest -= 1
      if let path = object["path"] as? String { parts.append(path) }
      switch object["sourceTree"] as? String {
      case "<absolute>": return URL(filePath: parts.reversed().joined(separator: "/"))
      case "SOURCE_ROOT": next = nil
      case "<group>", nil: next = parents[current]
      default: return nil
      }
    }
    let path = parts.reversed().joined(separator: "/")
    return (path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)).standardizedFileURL
  }

  private func synchronizedFiles(in id: String, of target: [String: Any]) -> [URL] {
    guard let group = objects[id], let folder = url(of: id) else { return [] }
    var excluded: Set<String> = []
    for exception in (group["exceptions"] as? [String] ?? []).compactMap({ objects[$0] }) {
      guard let named = exception["target"] as? String,
        objects[named]?["name"] as? String == target["name"] as? String
      else { continue }
      excluded.formUnion(exception["membershipExceptions"] as? [String] ?? [])
    }
    let paths = Set(excluded.map { folder.appending(path: $0).standardizedFileURL.path })
    return FolderFiles(in: folder) { paths.contains($0.standardizedFileURL.path) }.files
  }

  // MARK: Settings

  private func settings(of target: [String: Any], _ name: String) -> BuildSettings {
    var settings = BuildSettings(
      [
        "TARGET_NAME": name, "PRODUCT_NAME": name, "SRCROOT": folder.path, "PROJECT_DIR": folder.path,
        "PROJECT_NAME": URL(filePath: path).deletingLastPathComponent().deletingPathExtension()
          .lastPathComponent,
      ], budget: budget)
    for object in [root, target] {
      let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] }
      guard let first = (list?["buildConfigurations"] as? [String])?.first.flatMap({ objects[$0] }) else {
        continue
      }
      if let file = (first["baseConfigurationReference"] as? String).flatMap(url) {
        settings.add(configurationFile: file)
      }
      for (key, value) in first["buildSettings"] as? [String: Any] ?? [:] {
        let text = value as? String ?? (value as? [String])?.joined(separator: " ")
        if let text { settings.set(key, to: text) }
      }
    }
    return settings
  }

  // MARK: Bad input

  private static func lineOfMergeMark(in data: Data) -> Int? {
    let text = String(decoding: data, as: UTF8.self)
    let marks = ["<<<<<<< ", ">>>>>>> "]
    guard marks.contains(where: { text.contains("\n" + $0) || text.hasPrefix($0) }) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { line in marks.contains { line.hasPrefix($0) } }.map { $0 + 1 }
  }
}
