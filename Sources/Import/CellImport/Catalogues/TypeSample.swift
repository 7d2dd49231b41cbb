internal import CellSnapSourcePass

/// The statement that makes the samples of a structure, an enumeration or a class of the app.
struct TypeSample {
  /// The statement; nil if none can be written.
  private(set) var line: SamplesFile.Line?
  private let place: SliceIndex.Place
  /// The name with the types around it and the generic arguments.
  private let name: String
  private let state: SliceState
  private let scope: TypeScopeNames
  /// The generic arguments by the names of the parameters.
  private let arguments: [String: String]

  init(
    _ place: SliceIndex.Place, _ name: String, _ state: SliceState, arguments: [String: String] = [:]
  ) {
    self.place = place
    self.name = name
    self.state = state
    self.arguments = arguments
    scope = TypeScopeNames(place, in: state.index)
    line =
      switch state.index[place].kind {
      case .enumType: cases.map { SamplesFile.Line(type: name, text: $0) }
      case .structType: value
      case .classType: object
      default: nil
      }
  }

  /// Returns the members of a type that are compiled, and those that Core Data's generated extensions have.
  private func kept(_ place: SliceIndex.Place) -> [SliceDeclaration] {
    let index = state.index
    let managed = (index.extensions[index[place].name] ?? []).flatMap { index.members(of: $0) }
      .filter { index[$0].attributes.contains("NSManaged") }
    return (index.members(of: place) + managed)
      .filter { ![.absent, .stub].contains(state.treatment(of: $0)) }
      .flatMap { index[$0].separated }
  }

  // MARK: Enumerations

  /// The maximum number of cases among which samples choose.
  private static let maximumCases = 12

  private var cases: String? {
    let made = kept(place).flatMap(\.cases).compactMap { one in
      one.parameters.isEmpty
        ? "\(name).\(one.name)"
        : SampleExpression.arguments(typed(one.parameters), in: scope).map {
          SampleExpression.attempt("\(name).\(one.name)(\($0))")
        }
    }
    guard let first = made.first, let last = made.last else { return nil }
    if made.count == 1 { return "Samples.add(\(name).self) { samples in \(first) }" }
    let chosen = made.prefix(Self.maximumCases - 1) + (made.count < Self.maximumCases ? [] : [last])
    let choices = chosen.dropLast().enumerated().map { "case \($0): return \($1); " }.joined()
    return "Samples.add(\(name).self) { samples in switch samples.choice(of: \(chosen.count)) { "
      + "\(choices)default: return \(chosen.last ?? last) } }"
  }

  // MARK: Structures and classes

  private var value: SamplesFile.Line? {
    let members = kept(place)
    let stored = members.filter { $0.kind == .property && $0.isStored && !$0.isStatic }
    if let own = initializer(members, stored) {
      return own.map { line(of: $0, filling: stored, keyword: "var") }
    }
    guard stored.allSatisfy({ !$0.isPrivate || $0.hasValue }) else { return nil }
    let parameters = stored.filter { !$0.hasValue && !$0.isPrivate }.map {
      SliceDeclaration.Parameter(label: $0.name, name: $0.name, type: $0.type ?? "", hasDefault: false)
    }
    return SampleExpression.arguments(typed(parameters), in: scope).map {
      line(
        of: Making(text: "\(name)(\($0))", names: Set(parameters.map(\.name))), filling: stored,
        keyword: "var")
    }
  }

  private var object: SamplesFile.Line? {
    let lineage = state.index.lineage(of: place)
    if ViewClasses.isView(lineage.last?.name ?? "") { return nil }
    let stored = lineage.compactMap(\.place).flatMap { kept($0) }
      .filter { $0.kind == .property && $0.isStored && !$0.isStatic }
    // A class without initialisers has its superclass's.
    for ancestor in lineage.compactMap(\.place) {
      if let own = initializer(kept(ancestor), stored) {
        return own.map { line(of: $0, filling: stored, keyword: "let") }
      }
    }
    return line(of: Making(text: "\(name)()", names: []), filling: stored, keyword: "let")
  }

  /// The call that makes a value.
  private struct Making {
    let text: String
    /// The names of its arguments.
    let names: Set<String>
    var isThrowing = false
  }

  /// Returns the line for a type that is made with arguments, and whose other properties then get samples.
  private func line(
    of making: Making, filling stored: [SliceDeclaration], keyword: String
  ) -> SamplesFile.Line {
    let made = SampleExpression.attempt(making.text, isThrowing: making.isThrowing)
    let plain = "Samples.add(\(name).self) { samples in \(made) }"
    let fills = stored.filter { $0.isSettable && Self.isLeftOpen($0) && !making.names.contains($0.name) }.map
    {
      "samples.fill(\"\($0.name.filter { $0 != "`" })\") { value.\($0.name) = $0 }; "
    }
    guard !fills.isEmpty else { return SamplesFile.Line(type: name, text: plain) }
    return SamplesFile.Line(
      type: name,
      text:
        "Samples.add(\(name).self) { samples in \(keyword) value = \(made); \(fills.joined())return value }",
      plainText: plain)
  }

  /// Whether a property waits for a value after its object is made.
  private static func isLeftOpen(_ property: SliceDeclaration) -> Bool {
    guard property.names.count == 1, !property.isPrivate, !property.modifiers.contains("weak"),
      !property.modifiers.contains(where: { $0.hasPrefix("private(") || $0.hasPrefix("fileprivate(") }),
      let type = property.type, !type.contains("->")
    else { return false }
    // A database sets the dynamic properties of its objects.
    return !property.hasValue || ["String", "String?"].contains(type)
      || property.modifiers.contains("dynamic")
  }

  /// Returns the call of the initialiser that takes most of the stored properties; nil if there is no initialiser. The
  /// inner value is nil if none can be called.
  private func initializer(_ members: [SliceDeclaration], _ stored: [SliceDeclaration]) -> Making?? {
    let all = members.filter { $0.kind == .initializer }
    guard !all.isEmpty else { return nil }
    let names = Set(stored.map(\.name))
    let usable = all.filter { !$0.isPrivate && !$0.isGeneric && !Self.reads($0) }
    func order(_ own: SliceDeclaration) -> (Int, Int, Int, String) {
      let taken = own.parameters.count { names.contains($0.name) || names.contains($0.label ?? "") }
      return (own.isFailable ? 1 : 0, -taken, own.parameters.count, own.key)
    }
    return .some(
      usable.sorted { order($0) < order($1) }.lazy.compactMap { own in
        SampleExpression.arguments(typed(own.parameters), in: scope, takesDefaults: true).map {
          Making(
            text: own.isFailable ? "samples.made(\(name)(\($0)))" : "\(name)(\($0))",
            names: Set(own.parameters.flatMap { [$0.name, $0.label ?? ""] }), isThrowing: own.isThrowing)
        }
      }.first)
  }

  /// Whether an initialiser reads its value from a decoder or a coder.
  private static func reads(_ own: SliceDeclaration) -> Bool {
    own.parameters.contains { $0.type.hasSuffix("Decoder") || $0.type == "NSCoder" }
  }

  // MARK: Generic arguments

  private func typed(_ parameters: [SliceDeclaration.Parameter]) -> [SliceDeclaration.Parameter] {
    guard !arguments.isEmpty else { return parameters }
    return parameters.map {
      SliceDeclaration.Parameter(
        label: $0.label, name: $0.name, type: TypeScopeNames.replacing($0.type) { arguments[$0] ?? $0 },
        hasDefault: $0.hasDefault)
    }
  }
}
