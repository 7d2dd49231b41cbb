/// The files of several modules as the files of one module.
package struct JoinedModules {
  /// The files in the order of the modules, with their names in one module.
  package private(set) var files: [SliceFile] = []
  /// The other names for types by the file's path.
  package private(set) var renames: [String: [String: String]] = [:]
  /// The members of extensions, and the functions and variables, that a module before declares too.
  package private(set) var duplicates: [SliceIndex.Place] = []

  /// - Parameter modules: the modules in the order in which their declarations stay. The app is the first.
  package init(_ modules: [(name: String, files: [SliceFile])]) {
    let names = ModuleNames(modules)
    var owners: [String: String] = [:]
    for module in modules {
      for file in module.files {
        let other = names.renames(in: file, of: module.name)
        renames[file.path] = other.isEmpty ? nil : other
        let joined =
          other.isEmpty ? file : SliceFile(SourceFile(path: file.path, text: file.text).renaming(other))
        files.append(joined)
        guard modules.count > 1 else { continue }
        for (index, declaration) in joined.declarations.enumerated() {
          guard let name = Self.name(of: declaration, in: joined) else { continue }
          if owners[name, default: module.name] != module.name {
            duplicates.append(SliceIndex.Place(file: files.count - 1, index: index))
          } else {
            owners[name] = module.name
          }
        }
      }
    }
  }

  /// Returns a name that distinguishes a declaration from other modules' declarations; nil if it cannot occur twice.
  private static func name(of declaration: SliceDeclaration, in file: SliceFile) -> String? {
    guard !declaration.isPrivate, ![.importing, .extending, .preview, .other].contains(declaration.kind)
    else {
      return nil
    }
    let types =
      declaration.parameters.map(\.type) + [declaration.kind == .function ? declaration.type ?? "" : ""]
    guard let parent = declaration.parent else {
      return declaration.kind.isType || declaration.kind == .alias
        ? nil : "\(declaration.key) \(types.joined(separator: ","))"
    }
    let around = file.declarations[parent]
    guard around.kind == .extending, !around.isPrivate else { return nil }
    // The same member may be there for several conditions.
    let conditions = around.signatureNames.subtracting(around.inherited.map(\.name)).sorted()
    return "\(conditions) \(declaration.isStatic) \(declaration.key) \(types.joined(separator: ","))"
  }
}
