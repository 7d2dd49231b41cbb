internal import CellSnapSourcePass

/// The file that says how samples of the app's own types are made.
struct SamplesFile {
  /// A type with the statement that makes its samples.
  struct Line {
    let type: String
    let text: String
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
        let around = index.around(place).map { index[$0] }
        guard state.treatment(of: place) != .absent, !declaration.isGeneric, !declaration.isPrivate,
          !around.contains(where: { $0.isPrivate || $0.isGeneric || $0.kind == .protocolType })
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
        guard let making = Self.making(place, name, state) else { continue }
        lines.append(Line(type: name, text: making))
      }
    }
    self.lines = lines
  }

  private static func making(_ place: CutIndex.Place, _ name: String, _ state: CutState) -> String? {
    switch state.index[place].kind {
    case .enumType: cases(place, name, state)
    case .structType: value(place, name, state)
    case .classType: object(place, name, state)
    default: nil
    }
  }

  private static func kept(_ place: CutIndex.Place, _ state: CutState) -> [CutDeclaration] {
    state.index.members(of: place).filter { ![.absent, .shape].contains(state.treatment(of: $0)) }
      .map { state.index[$0] }
  }

  /// The first case, and the last one for long samples.
  private static func cases(_ place: CutIndex.Place, _ name: String, _ state: CutState) -> String? {
    let all = kept(place, state).flatMap(\.cases)
    let made = all.compactMap { one in
      one.parameters.isEmpty
        ? "\(name).\(one.name)"
        : SampleExpression.arguments(one.parameters, in: TypeScopeNames(place, in: state.index)).map {
          "try \(name).\(one.name)(\($0))"
        }
    }
    guard let first = made.first, let last = made.last else { return nil }
    return first == last
      ? "Samples.add(\(name).self) { samples in \(first) }"
      : "Samples.add(\(name).self) { samples in if samples.kind == .long { return \(last) } else { return \(first) } }"
  }

  private static func value(_ place: CutIndex.Place, _ name: String, _ state: CutState) -> String? {
    let members = kept(place, state)
    if let own = initializer(members, TypeScopeNames(place, in: state.index)) {
      return own.map { "Samples.add(\(name).self) { samples in try \(name)(\($0)) }" }
    }
    let stored = members.filter { $0.kind == .property && $0.isStored && !$0.isStatic }
    guard stored.allSatisfy({ !$0.isPrivate || $0.hasValue }) else { return nil }
    let parameters = stored.filter { !$0.hasValue && !$0.isPrivate }.map {
      CutDeclaration.Parameter(label: $0.name, name: $0.name, type: $0.type ?? "", hasDefault: false)
    }
    return SampleExpression.arguments(parameters, in: TypeScopeNames(place, in: state.index)).map {
      "Samples.add(\(name).self) { samples in try \(name)(\($0)) }"
    }
  }

  private static func object(_ place: CutIndex.Place, _ name: String, _ state: CutState) -> String? {
    let origin = state.index.lineage(of: place).last?.name ?? ""
    if ViewClasses.isView(origin) { return nil }
    if let own = initializer(kept(place, state), TypeScopeNames(place, in: state.index)) {
      return own.map { "Samples.add(\(name).self) { samples in try \(name)(\($0)) }" }
    }
    return "Samples.add(\(name).self) { _ in \(name)() }"
  }

  /// Returns the arguments of the initialiser with the fewest; nil if there is no initialiser.
  private static func initializer(_ members: [CutDeclaration], _ scope: TypeScopeNames) -> String?? {
    let all = members.filter { $0.kind == .initializer }
    guard !all.isEmpty else { return nil }
    return .some(
      all.filter {
        !$0.isPrivate && !$0.isFailable && !$0.isGeneric && !$0.key.contains("(from:")
          && !$0.key.contains("(coder:")
      }
      .sorted { ($0.parameters.count, $0.key) < ($1.parameters.count, $1.key) }
      .lazy.compactMap { SampleExpression.arguments($0.parameters, in: scope) }.first)
  }

  /// Returns the text of the file without the lines of some types.
  func text(without refused: Set<String>) -> String {
    let kept = lines.filter { !refused.contains($0.type) }
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

  /// Returns the type whose line has a number in the text, from 1.
  func type(onLine line: Int, without refused: Set<String>) -> String? {
    let kept = lines.filter { !refused.contains($0.type) }
    let first = 8
    if kept.indices.contains(line - first) { return kept[line - first].type }
    let classes = kept.filter { $0.declaration != nil }
    let firstClass = first + kept.count + 2
    return classes.indices.contains(line - firstClass) ? classes[line - firstClass].type : nil
  }
}
