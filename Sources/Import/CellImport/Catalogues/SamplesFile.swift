internal import CellSnapSourcePass

/// The file that says how samples of the app's own types are made.
struct SamplesFile {
  /// A type with the statement that makes its samples.
  struct Line {
    let type: String
    let text: String
    /// A simpler statement, for the case that the compiler refuses the first one.
    var plainText: String?
    /// A class beside the function, which the statement uses.
    var declaration: String?
  }

  let lines: [Line]
  /// The statements that say what texts mean.
  private let meanings: [String]
  /// The modules of others whose types the samples may name.
  private let imports: [String]

  /// - Parameters:
  ///   - images: The names of the app's images.
  ///   - modules: The modules of others that the app's files may import.
  init(_ state: SliceState, images: [String] = [], modules: Set<String> = []) {
    let index = state.index
    let slice = state.slice
    let kept = index.files.filter { slice.files[$0.path] != nil }
    meanings = TextMeanings(kept, images: images).statements
    imports = Set(kept.flatMap { $0.imports(among: modules) }).sorted()
    var lines: [Line] = []
    var generics: [(place: SliceIndex.Place, name: String)] = []
    for (number, file) in index.files.enumerated() {
      for (offset, declaration) in file.declarations.enumerated() where declaration.kind.isType {
        let place = SliceIndex.Place(file: number, index: offset)
        let outer = index.around(place)
        let around = outer.map { index[$0] }
        guard state.treatment(of: place) != .absent, !state.isPrivate(place),
          !outer.contains(where: state.isPrivate),
          !around.contains(where: { $0.isGeneric || $0.kind == .protocolType })
        else { continue }
        let name = (around.reversed().map(\.name) + [declaration.name]).joined(separator: ".")
        if declaration.isGeneric {
          generics.append((place, name))
        } else if declaration.kind == .protocolType {
          if let line = Self.conforming(place, name, state) { lines.append(line) }
        } else if let line = TypeSample(place, name, state).line {
          lines.append(line)
        }
      }
    }
    lines += GenericSamples(generics, in: state).lines
    // An object of a type that no file declares is better than none, as a stub may return it.
    let opaque = OpaqueTypes(kept, views: state.opaqueViews)
    lines += opaque.plainClasses(among: state.opaqueTypes).map {
      Line(type: $0, text: "Samples.add(\($0).self) { _ in \($0)() }")
    }
    self.lines = lines
  }

  /// Returns the line for a protocol: a class with the requirements, or a type of the app that conforms to it.
  private static func conforming(_ place: SliceIndex.Place, _ name: String, _ state: SliceState) -> Line? {
    if let sample = ProtocolSample(place, in: state) {
      return Line(
        type: name, text: "Samples.add((any \(name)).self) { samples in try \(sample.name)(samples) }",
        declaration: sample.text)
    }
    let index = state.index
    let conforming = index.types.keys.sorted().first { other in
      (index.types[other] ?? []).contains { type in
        let declaration = index[type]
        return declaration.kind.isType && declaration.kind != .protocolType && !declaration.isPrivate
          && !declaration.isGeneric && declaration.parent == nil && state.treatment(of: type) != .absent
          && ([type] + (index.extensions[other] ?? [])).contains { body in
            state.treatment(of: body) != .absent && index[body].inherited.contains { $0.name == name }
          }
      }
    }
    return conforming.map {
      Line(type: name, text: "Samples.add((any \(name)).self) { samples in try samples.value() as \($0) }")
    }
  }

  /// Returns the text of the file. A type that the compiler refused once gets its simpler statement, and then none.
  func text(refused: [String: Int]) -> String {
    let kept = lines(refused: refused)
    return """
      import CellShapes
      import Foundation
      import UIKit\(imports.map { "\nimport \($0)" }.joined())

      /// The samples of the app's own types.
      enum AppSamples {
        @MainActor static func add() {

      """ + (kept.map(\.text) + meanings).map { "    \($0)\n" }.joined() + "  }\n}\n"
        + kept.compactMap(\.declaration).map { $0 + "\n" }.joined()
  }

  private func lines(refused: [String: Int]) -> [Line] {
    lines.compactMap { line in
      switch refused[line.type] ?? 0 {
      case 0: line
      case 1: line.plainText.map { Line(type: line.type, text: $0) }
      default: nil
      }
    }
  }

  /// Returns the type whose line has a number in the text, from 1.
  func type(onLine line: Int, refused: [String: Int]) -> String? {
    let kept = lines(refused: refused)
    let first = 8 + imports.count
    if kept.indices.contains(line - first) { return kept[line - first].type }
    let classes = kept.filter { $0.declaration != nil }
    let firstClass = first + kept.count + meanings.count + 2
    return classes.indices.contains(line - firstClass) ? classes[line - firstClass].type : nil
  }
}
