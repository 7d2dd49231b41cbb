internal import CellSnapSourcePass

/// The types with which an app uses its generic classes.
enum GenericArguments {
  /// Returns the first arguments that another file can name, such as `Note`; nil if there are none.
  static func first(of name: String, in index: SliceIndex) -> String? {
    index.files.flatMap { $0.genericArguments[name] ?? [] }.sorted().first { arguments in
      let names = arguments.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
      return !names.isEmpty && names.allSatisfy { isKnown($0, in: index) }
    }
  }

  /// Whether a type has a name, rather than a parameter of a generic declaration.
  private static func isKnown(_ name: String, in index: SliceIndex) -> Bool {
    if let places = index.types[name] {
      return places.contains { !index[$0].isPrivate && !index[$0].isGeneric }
    }
    return standardNames.contains(name) || name.hasPrefix("UI")
  }

  private static let standardNames: Set<String> = [
    "String", "Int", "Double", "Bool", "Float", "Date", "URL", "UUID", "Data", "CGFloat", "Void",
  ]
}
