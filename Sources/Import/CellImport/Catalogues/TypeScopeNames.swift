internal import CellSnapSourcePass

/// The names of types as they are written in a type, for a use outside of it.
struct TypeScopeNames {
  private let index: SliceIndex
  /// The types around a use, from the inside out, with their whole names.
  private let scopes: [(place: SliceIndex.Place, name: String)]

  init(_ place: SliceIndex.Place, in index: SliceIndex) {
    self.index = index
    let types = [place] + index.around(place)
    var scopes: [(SliceIndex.Place, String)] = []
    for (offset, type) in types.enumerated() {
      scopes.append((type, types[offset...].reversed().map { index[$0].name }.joined(separator: ".")))
    }
    for ancestor in index.lineage(of: place).dropFirst() {
      if let type = ancestor.place { scopes.append((type, ancestor.name)) }
    }
    self.scopes = scopes
  }

  /// Returns a type with the names of nested types in full: `[NoteCell.Style]` for `[Style]`.
  func qualified(_ type: String) -> String { Self.replacing(type, fullName) }

  /// Returns a type with other names in the places of those that follow no point.
  static func replacing(_ type: String, _ other: (String) -> String) -> String {
    var text = ""
    var word = ""
    var isMember = false
    for character in type + "\0" {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      text += isMember ? word : other(word)
      word = ""
      isMember = character == "."
      if character != "\0" { text.append(character) }
    }
    return text
  }

  private func fullName(_ name: String) -> String {
    guard name.first?.isUppercase == true else { return name }
    for scope in scopes {
      let bodies = [scope.place] + (index.extensions[index[scope.place].name] ?? [])
      let isNested = bodies.contains { body in
        index.members(of: body).contains { member in
          (index[member].kind.isType || index[member].kind == .alias) && index[member].name == name
        }
      }
      if isNested { return "\(scope.name).\(name)" }
    }
    return name
  }
}
