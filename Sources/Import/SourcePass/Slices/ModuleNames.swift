/// The names of types in several modules whose files are compiled as one module.
///
/// `Networking.Order` becomes `Order`. Where two modules declare a type of one name, the type of the first keeps it, and
/// the other one is `Storage_Order`.
package struct ModuleNames {
  private let modules: [(name: String, files: [SliceFile])]
  /// The types at the top of each module's files.
  private var types: [String: Set<String>] = [:]
  /// The aliases in each module whose name is also the name of a type in another module, with that module.
  private var aliases: [String: [String: String]] = [:]
  /// The modules that declare a type, where there are several. The first keeps the name.
  private var owners: [String: [String]] = [:]

  /// - Parameter modules: the modules in the order in which their types keep their names. The app is the first.
  package init(_ modules: [(name: String, files: [SliceFile])]) {
    self.modules = modules
    let names = Set(modules.map(\.name))
    for module in modules {
      for declaration in module.files.flatMap(\.declarations) where declaration.parent == nil {
        if declaration.kind == .alias, let other = Self.module(ofAlias: declaration), other != module.name,
          names.contains(other)
        {
          aliases[module.name, default: [:]][declaration.name] = other
        } else if declaration.kind.isType || declaration.kind == .alias, !declaration.isPrivate {
          types[module.name, default: []].insert(declaration.name)
        }
      }
    }
    for (name, declaring) in Dictionary(
      grouping: modules.flatMap { module in (types[module.name] ?? []).map { ($0, module.name) } }, by: \.0)
    where declaring.count > 1 {
      var all = declaring.map(\.1)
      // An alias in a module before decides which type its users mean.
      if let first = modules.compactMap({ origin(of: name, in: $0.name) }).first,
        let index = all.firstIndex(of: first)
      {
        all.swapAt(0, index)
      }
      owners[name] = all
    }
  }

  /// Returns the module before the point in `typealias Order = Networking.Order`; nil for other aliases.
  private static func module(ofAlias alias: SliceDeclaration) -> String? {
    guard let parts = alias.type?.split(separator: "."), parts.count == 2, parts[1] == alias.name else {
      return nil
    }
    return String(parts[0])
  }

  /// Returns the module that declares the type that a name means in a module; nil if it means none.
  private func origin(of name: String, in module: String) -> String? {
    var next = module
    for _ in modules {
      if types[next]?.contains(name) == true { return next }
      guard let other = aliases[next]?[name] else { return nil }
      next = other
    }
    return nil
  }

  private func name(_ name: String, of module: String) -> String {
    guard let owners = owners[name], owners.first != module else { return name }
    return "\(module)_\(name)"
  }

  /// Returns the other names for the types in a file: see `SourceFile.renaming(_:)`.
  package func renames(in file: SliceFile, of module: String) -> [String: String] {
    var renames: [String: String] = [:]
    for declaration in file.declarations where declaration.parent == nil && declaration.kind == .alias {
      if let other = aliases[module]?[declaration.name], Self.module(ofAlias: declaration) == other,
        origin(of: declaration.name, in: other) != nil
      {
        renames["typealias \(declaration.name)"] = ""
      }
    }
    for (other, uses) in file.qualifiedUses where modules.contains(where: { $0.name == other }) {
      for use in uses {
        if let origin = origin(of: use, in: other) {
          renames["\(other).\(use)"] = name(use, of: origin)
        } else if !isType(other) {
          renames["\(other).\(use)"] = use
        }
      }
    }
    guard !owners.isEmpty else { return renames }
    let imported = Set(file.declarations.filter { $0.kind == .importing }.map(\.name))
    let visible = [module] + modules.map(\.name).filter { imported.contains($0) }
    for name in file.usedNames {
      guard owners[name] != nil, let origin = visible.lazy.compactMap({ self.origin(of: name, in: $0) }).first
      else { continue }
      let new = self.name(name, of: origin)
      if new != name { renames[name] = new }
    }
    return renames
  }

  /// Whether a module's name is also the name of a type, whose members follow the point.
  private func isType(_ name: String) -> Bool { types.values.contains { $0.contains(name) } }
}

extension SliceFile {
  /// All names that the file uses or declares.
  fileprivate var usedNames: Set<String> {
    declarations.reduce(into: []) { names, declaration in
      names.formUnion(declaration.signatureNames)
      names.formUnion(declaration.bodyNames)
      if declaration.parent == nil { names.formUnion(declaration.names) }
    }
  }
}
