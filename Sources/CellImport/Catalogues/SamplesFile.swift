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

  init(_ state: CutState) {
    let index = state.index
    var lines: [Line] = []
    for (number, file) in index.files.enumerated() {
      for (offset, declaration) in file.declarations.enumerated() where declaration.kind.isType {
        let place = CutIndex.Place(file: number, index: offset)
        let outer = index.around(place)
        let around = outer.map { index[$0] }
        guard state.treatment(of: place) != .absent, !declaration.isGeneric, !state.isPrivate(place),
          !outer.contains(where: state.isPrivate),
          !around.contains(where: { $0.isGeneric || $0.kind == .protocolType })
        else { continue }
        let name = (around.reversed().map(\.name) + [declaration.name]).joined(separator: ".")
        if declaration.kind == .protocolType {
          if let sample = ProtocolSample(place, in: state) {
            lines.append(
              Line(
                type: name,
                text: "Samples.add((any \(name)).self) { samples in try \(sample.name)(samples) }",
                declaration: sample.text))
          }
          continue
        }
        guard let line = Self.making(place, name, state) else { continue }
        lines.append(line)
      }
    }
    // An object of a type that no file declares is better than none, as a shape may return it.
    let cut = state.cut
    let opaque = OpaqueTypes(index.files.filter { cut.files[$0.path] != nil })
    lines += opaque.plainClasses(among: state.opaqueTypes).map {
      Line(type: $0, text: "Samples.add(\($0).self) { _ in \($0)() }")
    }
    self.lines = lines
  }

  private static func making(_ place: CutIndex.Place, _ name: String, _ state: CutState) -> Line? {
    switch state.index[place].kind {
    case .enumType: cases(place, name, state).map { Line(type: name, text: $0) }
    case .structType: value(place, name, state)
    case .classType: object(place, name, state)
    default: nil
    }
  }

  private static func kept(_ place: CutIndex.Place, _ state: CutState) -> [CutDeclaration] {
    state.index.members(of: place).filter { ![.absent, .shape].contains(state.treatment(of: $0)) }
      .flatMap { state.index[$0].separated }
  }

  /// The first case, and the last one for long samples.
  private static func cases(_ place: CutIndex.Place, _ name: String, _ state: CutState) -> String? {
    let all = kept(place, state).flatMap(\.cases)
    let made = all.compactMap { one in
      one.parameters.isEmpty
        ? "\(name).\(one.name)"
        : SampleExpression.arguments(one.parameters, in: TypeScopeNames(place, in: state.index)).map {
          SampleExpression.attempt("\(name).\(one.name)(\($0))")
        }
    }
    guard let first = made.first, let last = made.last else { return nil }
    return first == last
      ? "Samples.add(\(name).self) { samples in \(first) }"
      : "Samples.add(\(name).self) { samples in if samples.kind == .long { return \(last) } else { return \(first) } }"
  }

  private static func value(_ place: CutIndex.Place, _ name: String, _ state: CutState) -> Line? {
    let members = kept(place, state)
    let scope = TypeScopeNames(place, in: state.index)
    let stored = members.filter { $0.kind == .property && $0.isStored && !$0.isStatic }
    if let own = initializer(members, scope) {
      return own.map {
        line(name, $0.text, filling: stored, besides: $0.names, keyword: "var", isThrowing: $0.isThrowing)
      }
    }
    guard stored.allSatisfy({ !$0.isPrivate || $0.hasValue }) else { return nil }
    let parameters = stored.filter { !$0.hasValue && !$0.isPrivate }.map {
      CutDeclaration.Parameter(label: $0.name, name: $0.name, type: $0.type ?? "", hasDefault: false)
    }
    return SampleExpression.arguments(parameters, in: scope).map {
      line(name, $0, filling: stored, besides: Set(parameters.map(\.name)), keyword: "var")
    }
  }

  private static func object(_ place: CutIndex.Place, _ name: String, _ state: CutState) -> Line? {
    let lineage = state.index.lineage(of: place)
    if ViewClasses.isView(lineage.last?.name ?? "") { return nil }
    let stored = lineage.compactMap(\.place).flatMap { kept($0, state) }
      .filter { $0.kind == .property && $0.isStored && !$0.isStatic }
    if let own = initializer(kept(place, state), TypeScopeNames(place, in: state.index)) {
      return own.map {
        line(name, $0.text, filling: stored, besides: $0.names, keyword: "let", isThrowing: $0.isThrowing)
      }
    }
    return line(name, "", filling: stored, besides: [], keyword: "let")
  }

  /// Returns the line for a type that is made with arguments, and whose other properties then get samples.
  private static func line(
    _ type: String, _ arguments: String, filling stored: [CutDeclaration], besides names: Set<String>,
    keyword: String, isThrowing: Bool = false
  ) -> Line {
    let making = SampleExpression.attempt("\(type)(\(arguments))", isThrowing: isThrowing)
    let plain = "Samples.add(\(type).self) { samples in \(making) }"
    let fills = stored.filter { $0.isSettable && isLeftOpen($0) && !names.contains($0.name) }.map {
      "samples.fill(\"\($0.name.filter { $0 != "`" })\") { value.\($0.name) = $0 }; "
    }
    guard !fills.isEmpty else { return Line(type: type, text: plain) }
    return Line(
      type: type,
      text:
        "Samples.add(\(type).self) { samples in \(keyword) value = \(making); \(fills.joined())return value }",
      plainText: plain)
  }

  /// Whether a property waits for a value after its object is made.
  private static func isLeftOpen(_ property: CutDeclaration) -> Bool {
    guard property.names.count == 1, !property.isPrivate, !property.modifiers.contains("weak"),
      !property.modifiers.contains(where: { $0.hasPrefix("private(") || $0.hasPrefix("fileprivate(") }),
      let type = property.type, !type.contains("->")
    else { return false }
    return !property.hasValue || ["String", "String?"].contains(type)
  }

  /// Returns the arguments of the initialiser with the fewest, and their names; nil if there is no initialiser.
  private static func initializer(
    _ members: [CutDeclaration], _ scope: TypeScopeNames
  ) -> (text: String, names: Set<String>, isThrowing: Bool)?? {
    let all = members.filter { $0.kind == .initializer }
    guard !all.isEmpty else { return nil }
    return .some(
      all.filter {
        !$0.isPrivate && !$0.isFailable && !$0.isGeneric && !$0.key.contains("(from:")
          && !$0.key.contains("(coder:")
      }
      .sorted { ($0.parameters.count, $0.key) < ($1.parameters.count, $1.key) }
      .lazy.compactMap { own in
        SampleExpression.arguments(own.parameters, in: scope).map {
          (
            $0, Set(own.parameters.filter { !$0.hasDefault }.flatMap { [$0.name, $0.label ?? ""] }),
            own.isThrowing
          )
        }
      }.first)
  }

  /// Returns the text of the file. A type that the compiler refused once gets its simpler statement, and then none.
  func text(refused: [String: Int]) -> String {
    let kept = lines(refused: refused)
    return """
      import CellShapes
      import Foundation
      import UIKit

      /// The samples of the app's own types.
      enum AppSamples {
        @MainActor static func add() {

      """ + kept.map { "    \($0.text)\n" }.joined() + "  }\n}\n"
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
    let first = 8
    if kept.indices.contains(line - first) { return kept[line - first].type }
    let classes = kept.filter { $0.declaration != nil }
    let firstClass = first + kept.count + 2
    return classes.indices.contains(line - firstClass) ? classes[line - firstClass].type : nil
  }
}
