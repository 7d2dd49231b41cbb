package import Foundation

/// A project of XcodeGen: `project.yml`, from which XcodeGen makes a project of Xcode.
package struct XcodeGenProject {
  private let document: XcodeGenDocument
  /// The folder from which the paths of the project's files start.
  private let folder: URL

  private let budget = ReadingBudget()
  /// The targets for iOS that are built from sources and are not for tests, in the order of the project.
  package private(set) var targets: [AppTarget] = []
  /// The targets of unit tests, in the order of the project.
  package private(set) var testTargets: [AppTarget] = []

  package init(_ file: URL) throws(ImportError) {
    document = try XcodeGenDocument(file, budget)
    folder = file.deletingLastPathComponent().standardizedFileURL
    readTargets()
    guard !budget.isSpent else { throw .unreadableProject(file.path, reason: ReadingBudget.reason) }
  }

  private mutating func readTargets() {
    for entry in document.root["targets"]?.entries ?? [] {
      guard !budget.isSpent else { return }
      let value = document.target(entry, budget)
      let type = value["type"]?.text ?? ""
      let platforms = value["platform"]?.texts ?? []
      let isForPhones =
        platforms.isEmpty || platforms.contains("iOS")
        || platforms.contains("auto") && value["supportedDestinations"]?.texts.contains("iOS") != false
      let isForTests = type == "bundle.unit-test"
      guard !type.hasPrefix("bundle") || isForTests, isForPhones else { continue }
      let target = target(entry.key, value.replacing(["platform": "iOS"], budget))
      if isForTests { testTargets.append(target) } else { targets.append(target) }
    }
  }

  private func target(_ name: String, _ value: YAMLValue) -> AppTarget {
    let settings = settings(of: value, name)
    var target = AppTarget(
      name: name, moduleName: settings.moduleName(of: name), origin: URL(filePath: document.path))
    let type = value["type"]?.text ?? ""
    target.isModule = ["framework", "library"].contains { type.contains($0) } && settings.isForPhones
    target.dependencies = (value["dependencies"]?.list ?? []).compactMap { $0["target"]?.text }
    for source in value["sources"].map({ $0.list ?? [$0] }) ?? [] { add(source, to: &target) }
    let info = value["info"]
    // XcodeGen writes the file at this path, so it may not be there.
    if let file = info?["path"]?.text.map(url) ?? settings.infoFile(in: folder) {
      target.read(infoFile: file, settings)
    }
    target.registerFonts(info?["properties"]?["UIAppFonts"]?.texts ?? settings.fonts, namedBy: document.path)
    return target
  }

  private func url(_ path: String) -> URL {
    (path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)).standardizedFileURL
  }

  // MARK: Files

  private func add(_ source: YAMLValue, to target: inout AppTarget) {
    guard let path = (source["path"] ?? source).text, source["buildPhase"]?.text != "none" else { return }
    let url = url(path)
    guard FileManager.default.fileExists(atPath: url.path) else {
      if source["optional"].map({ $0.isFalse }) ?? true {
        target.problems.append("\(document.path): \(url.path) is named and is not there")
      }
      return
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue,
      url.pathExtension != "xcassets", source["type"]?.text != "folder"
    else {
      target.add([url], of: document.path)
      return
    }
    let excluded = (source["excludes"]?.texts ?? []).map(PathPattern.init)
    let included = (source["includes"]?.texts ?? []).map(PathPattern.init)
    func placed(_ file: URL) -> String {
      String(file.standardizedFileURL.path.dropFirst(url.path.count))
    }
    let files = FolderFiles(in: url) { file in excluded.contains { $0.matches(placed(file)) } }.files
    target.add(
      files.filter { file in included.isEmpty || included.contains { $0.matches(placed(file)) } },
      of: document.path)
  }

  // MARK: Settings

  private func settings(of target: YAMLValue, _ name: String) -> BuildSettings {
    var settings = BuildSettings(
      [
        "TARGET_NAME": name, "SRCROOT": folder.path, "PROJECT_DIR": folder.path,
        "PRODUCT_NAME": target["productName"]?.text ?? name,
      ], budget: budget)
    for level in [document.root, target] {
      // The first configuration counts, as in projects of Xcode.
      if let file = level["configFiles"]?.entries?.first?.value.text {
        settings.add(configurationFile: url(file))
      }
      if let values = level["settings"] { add(values, to: &settings, depth: 0) }
    }
    return settings
  }

  private func add(_ values: YAMLValue, to settings: inout BuildSettings, depth: Int) {
    guard depth < 16, budget.spend(values) else { return }
    let isGrouped = ["base", "configs", "groups"].contains { values[$0] != nil }
    for group in values["groups"]?.texts ?? [] {
      if let others = document.root["settingGroups"]?[group] { add(others, to: &settings, depth: depth + 1) }
    }
    for entry in (isGrouped ? values["base"] : values)?.entries ?? [] {
      if let text = entry.value.text { settings.set(entry.key, to: text) }
    }
    if let first = values["configs"]?.entries?.first { add(first.value, to: &settings, depth: depth + 1) }
  }
}
