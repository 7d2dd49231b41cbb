internal import CellSnapSourcePass
internal import Foundation

/// The writer of the package that draws an app's views.
struct PackageWriter {
  private let options: ImportOptions
  private let target: AppTarget
  private let state: SliceState
  private var catalogue: AppCatalogue
  /// The modules that the app's files import and that are there.
  private let modules: Set<String>
  /// The modules of others from their sources.
  private let others: [BuiltModule]
  private let standIns: Set<String>
  private let tests: [CheckedTests]
  /// The paths of the files that Xcode would make, which are written into the package.
  private let madeFiles: [String]

  init(
    _ options: ImportOptions, _ target: AppTarget, _ state: SliceState, _ catalogue: AppCatalogue,
    madeFiles: [String] = [], modules: Set<String>, others: [BuiltModule], standIns: Set<String>,
    tests: [CheckedTests] = []
  ) {
    self.tests = tests
    self.madeFiles = madeFiles
    self.others = others
    self.standIns = standIns
    self.options = options
    self.target = target
    self.state = state
    self.catalogue = catalogue
    self.modules = modules
  }

  /// Writes the files that changed. Returns the paths of the files that a person changed and that stay as they are, and a
  /// line for each resource that could not be read or copied.
  mutating func write() throws -> (kept: [String], problems: [String]) {
    var files = try WrittenFiles(in: options.output, isUpdate: options.isUpdate)
    var problems: [String] = []
    let sources = "Sources/\(target.moduleName)"
    let manifest = PackageText.manifest(
      options, target, modules: modules, others: others, standIns: standIns, tests: tests)
    try files.write(Data(manifest.utf8), to: "Package.swift")
    for other in others { try ModuleWriter(options.output, other).write(to: &files) }
    try files.write(
      Data(PackageText.program(target, widths: options.widths).utf8),
      to: "Sources/\(target.moduleName)Snapshots/Snapshots.swift")
    let slice = state.slice
    try files.rename("Cut.json", to: "Slice.json")
    try files.write(try slice.json(forFileIn: options.output), to: "Slice.json")
    try files.write(Data(list(of: slice, in: sources).utf8), to: "\(sources)/AppFiles.swift")
    let opaque = OpaqueTypes(
      state.index.files.filter { slice.files[$0.path] != nil }, views: state.opaqueViews)
    let missing =
      "import CellShapes\nimport Foundation\nimport UIKit\n\n// Types that no file of the app declares, such as those of missing modules.\n"
      + opaque.text(for: state.opaqueTypes) + (translations.isEmpty ? "" : PackageText.localizedString)
    try files.write(Data(missing.utf8), to: "\(sources)/MissingTypes.swift")
    for file in state.index.files where madeFiles.contains(file.path) && slice.files[file.path] != nil {
      try files.write(Data(file.text.utf8), to: RelativePath.path(file.path, from: options.output.path))
    }
    for file in catalogue.files(for: state) {
      let isEntry = file.name.hasSuffix(".entry.swift")
      try files.write(Data(file.text.utf8), to: "\(sources)/\(isEntry ? "Entries/" : "")\(file.name)")
    }
    for one in tests where !one.files.isEmpty {
      try TestWriter(one, in: options.folder, to: options.output, module: target.moduleName).write(to: &files)
    }
    // Foundation takes a bundle with a folder `Resources` for one whose translations are in there.
    let translated = Set(translations.flatMap(\.files))
    for (path, all) in translations {
      let joined = JoinedTranslations(of: all)
      problems += joined.problems
      if let data = joined.data { try files.write(data, to: "\(sources)/Resources/\(path)") }
    }
    for font in target.fonts {
      try files.copyResource(
        font, to: "\(sources)/Resources/\(AppCatalogue.fontFolder)/\(font.lastPathComponent)")
    }
    for resource in target.resources where !translated.contains(resource) && !target.fonts.contains(resource)
    {
      let path =
        target.places[resource.path]
        ?? RelativePath.path(resource.path, from: options.folder.path).split(separator: "/")
        .filter { $0 != ".." }.joined(separator: "/")
      try files.copyResource(resource, to: "\(sources)/Resources/\(path)")
    }
    try files.write(try AppInfo.propertyList(of: target), to: "\(sources)/Resources/Info.plist")
    try files.write(
      Data("The files of the app that its views load.\n".utf8), to: "\(sources)/Resources/README.txt")
    return (try files.finish(), problems + files.problems)
  }

  /// The translations of texts in code, such as `de.lproj/Localizable.strings` and `Localizable.xcstrings`, which a
  /// bundle has at its top. The app's translations come before its modules' translations.
  private var translations: [(path: String, files: [URL])] {
    var found: [String: [URL]] = [:]
    for file in target.resources where ["strings", "stringsdict", "xcstrings"].contains(file.pathExtension) {
      if file.pathExtension == "xcstrings" {
        found[file.lastPathComponent, default: []].append(file)
        continue
      }
      let folder = file.deletingLastPathComponent().lastPathComponent
      guard folder.hasSuffix(".lproj") else { continue }
      let path = "\(folder)/\(file.lastPathComponent)"
      found[path, default: []].append(file)
    }
    return found.sorted { $0.key < $1.key }.map { (path: $0.key, files: $0.value) }
  }

  /// Returns the lines that name the app's files for the source pass.
  private func list(of slice: SourceSlice, in sources: String) -> String {
    let folder = options.output.appending(path: sources).path
    let lines = slice.files.keys.sorted().map { "// source-pass: \(RelativePath.path($0, from: folder))\n" }
    return "// source-pass-slice: ../../Slice.json\n" + lines.joined()
  }
}
