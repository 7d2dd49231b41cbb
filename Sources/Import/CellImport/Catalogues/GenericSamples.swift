internal import CellSnapSourcePass

/// The statements that make samples of the app's generic types, with the arguments that its declarations name.
struct GenericSamples {
  private(set) var lines: [SamplesFile.Line] = []

  /// The maximum number of statements, as each has to compile.
  private static let maximum = 200

  init(_ types: [(place: SliceIndex.Place, name: String)], in state: SliceState) {
    guard !types.isEmpty else { return }
    let index = state.index
    var seen: Set<String> = []
    let named = Dictionary(types.map { (index[$0.place].name, $0) }) { first, _ in first }
    for (number, file) in index.files.enumerated() {
      for (offset, declaration) in file.declarations.enumerated() {
        let place = SliceIndex.Place(file: number, index: offset)
        guard !named.keys.allSatisfy({ !declaration.signatureNames.contains($0) }),
          state.treatment(of: place) != .absent
        else { continue }
        let parameters = Set(([place] + index.around(place)).flatMap { index[$0].genericParameters })
        let written = [declaration.type].compactMap(\.self) + declaration.parameters.map(\.type)
        for type in written.flatMap({ Self.uses(of: named.keys.sorted(), in: $0) }) {
          guard lines.count < Self.maximum, parameters.isDisjoint(with: Self.words(of: type.arguments)),
            let generic = named[type.name], seen.insert(type.text).inserted
          else { continue }
          let names = index[generic.place].genericParameters
          guard names.count == type.arguments.count else { continue }
          let scope = TypeScopeNames(place, in: index)
          let arguments = type.arguments.map(scope.qualified)
          let sample = TypeSample(
            generic.place, "\(generic.name)<\(arguments.joined(separator: ", "))>", state,
            arguments: Dictionary(zip(names, arguments)) { first, _ in first })
          if let line = sample.line { lines.append(line) }
        }
      }
    }
  }

  /// A use of a generic type, such as `Page<Note>`.
  private struct Use {
    let name: String
    let arguments: [String]
    var text: String { "\(name)<\(arguments.joined(separator: ", "))>" }
  }

  private static func uses(of names: [String], in type: String) -> [Use] {
    names.flatMap { name in
      type.ranges(of: "\(name)<").compactMap { range -> Use? in
        if range.lowerBound > type.startIndex {
          let before = type[type.index(before: range.lowerBound)]
          guard !before.isLetter, !before.isNumber, before != "_", before != "." else { return nil }
        }
        return arguments(type[range.upperBound...]).map { Use(name: name, arguments: $0) }
      }
    }
  }

  /// Returns the generic arguments at the beginning of a text, up to the bracket that closes them.
  private static func arguments(_ text: Substring) -> [String]? {
    var arguments = [""]
    var depth = 0
    var last: Character = " "
    for character in text {
      // The bracket of an arrow closes nothing.
      let closes = character == ">" && last != "-"
      last = character
      if closes, depth == 0 { return arguments.map { $0.split(separator: " ").joined(separator: " ") } }
      if character == ",", depth == 0 {
        arguments.append("")
        continue
      }
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || closes { depth -= 1 }
      arguments[arguments.count - 1].append(character)
    }
    return nil
  }

  private static func words(of types: [String]) -> Set<String> {
    Set(types.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
  }
}
