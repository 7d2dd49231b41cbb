internal import Foundation

/// The modules whose sources are in a folder: packages and frameworks beside an app.
///
/// The folder is typechecked as one module, so that an import of them is not needed.
struct OwnModules {
  /// The names of the modules, as an `import` writes them.
  let names: Set<String>

  /// Finds the modules of the Swift files at these paths.
  ///
  /// A module has the name of a target of a package in the folder, or of a folder directly in a folder `Sources`, and
  /// one of the files is in a folder with its name. The targets of an Xcode project, or of the file from
  /// which XcodeGen makes one, are modules if one of the files is beside the project or in a folder beside it.
  init(of folder: URL, paths: [String]) {
    let root = folder.standardizedFileURL.pathComponents
    var folders: Set<String> = []
    var found: Set<String> = []
    for path in paths {
      let parts = URL(filePath: path).standardizedFileURL.pathComponents.dropLast()
      let below = Array(parts.starts(with: root) ? parts.dropFirst(root.count) : parts)
      folders.formUnion(below.map(Self.moduleName))
      for (parent, child) in zip(below, below.dropFirst()) where parent == "Sources" {
        found.insert(Self.moduleName(child))
      }
    }
    var products: Set<String> = []
    for file in Self.descriptions(in: folder) {
      guard let data = try? Data(contentsOf: file) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      if file.lastPathComponent == "Package.swift" {
        found.formUnion(Self.targets(of: text))
        continue
      }
      let isProject = file.lastPathComponent == "project.pbxproj"
      let around = file.standardizedFileURL.pathComponents.dropLast(isProject ? 2 : 1)
      if paths.contains(where: { URL(filePath: $0).standardizedFileURL.pathComponents.starts(with: around) })
      {
        products.formUnion(isProject ? Self.products(of: text) : Self.targets(ofSpecification: text))
      }
    }
    names = found.intersection(folders).union(products)
  }

  /// Returns the manifests, Xcode projects and files of XcodeGen in a folder.
  private static func descriptions(in folder: URL) -> [URL] {
    guard let all = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var files: [URL] = []
    while let path = all.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") { all.skipDescendants() }
      guard ["Package.swift", "project.pbxproj", "project.yml"].contains(name) else { continue }
      let file = folder.appending(path: path)
      var status = stat()
      if stat(file.path, &status) == 0, status.isOrdinaryFile { files.append(file) }
    }
    return files
  }

  /// Returns the names of the targets in a manifest: the names in `.target(name: "Feed")`.
  static func targets(of manifest: String) -> Set<String> {
    let call = /[tT]arget\s*\(\s*name\s*:\s*"([^"\\]+)"/
    return Set(manifest.matches(of: call).map { moduleName(String($0.1)) })
  }

  /// Returns the names of the targets in an Xcode project, and of what they make: the names in `name = Feed;` of a
  /// target and in `PRODUCT_NAME = Feed;`.
  static func products(of project: String) -> Set<String> {
    let target = /isa = PBXNativeTarget;[^}]*?\bname = ("[^"]+"|[^";]+);/
    let setting = /\b(?:PRODUCT_NAME|PRODUCT_MODULE_NAME) = ("[^"]+"|[^";]+);/
    let names = project.matches(of: target).map(\.1) + project.matches(of: setting).map(\.1)
    return Set(names.map { moduleName($0.filter { $0 != "\"" }) })
  }

  /// Returns the names of the targets in the file from which XcodeGen makes a project: the names on the first level
  /// below `targets:`.
  static func targets(ofSpecification text: String) -> Set<String> {
    var names: Set<String> = []
    var level: Int?
    for line in text.split(separator: "\n").drop(while: { !$0.hasPrefix("targets:") }).dropFirst() {
      let indentation = line.prefix { $0 == " " }.count
      guard indentation > 0 || line.hasPrefix("#") else { break }
      if line.drop(while: { $0 == " " }).hasPrefix("#") { continue }
      level = level ?? indentation
      if indentation == level, let end = line.firstIndex(of: ":") {
        names.insert(moduleName(line[..<end].filter { !" \"'".contains($0) }))
      }
    }
    return names
  }

  /// Returns the name of a target as an import writes it: `Feed_iOS` for `Feed iOS`.
  private static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
