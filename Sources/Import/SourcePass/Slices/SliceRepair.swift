/// The changes to a slice after a compilation with errors.
///
/// A name that the app declares and the slice left out comes back. A body that does not compile is left out, then its
/// declaration, so that a missing member costs one method.
package struct SliceRepair {
  private typealias Place = SliceIndex.Place
  private var state: SliceState

  /// The number of rounds in which statements of one body are left out. Then the whole body is.
  private static let maximumRounds = 4

  private init(_ state: SliceState) {
    self.state = state
  }

  /// Changes a slice after errors. Returns whether anything changed.
  static func repair(_ state: inout SliceState, after errors: [CompilerError]) -> Bool {
    var repair = SliceRepair(state)
    let added = repair.complete(errors)
    // Errors in files that name nothing of what was added do not follow from its absence.
    let rest = added.isEmpty ? errors : repair.errors(errors, without: added)
    let isReduced = (added.isEmpty || added.count * 20 < errors.count) && repair.reduce(rest)
    let isChanged = !added.isEmpty || isReduced
    state = repair.state
    if isChanged { state.plan() }
    return isChanged
  }

  /// Leaves out the declarations for missing types that the compiler refuses. Returns whether there are any.
  static func repairMissingTypes(_ state: inout SliceState, after errors: [CompilerError]) -> Bool {
    var isChanged = false
    for error in errors where error.path.hasSuffix("/Missing.swift") {
      if let name = error.redeclaredName, state.opaqueTypes.remove(name) != nil { isChanged = true }
    }
    return isChanged
  }

  /// Adds what is missing. Errors that follow from it are not looked at.
  private mutating func complete(_ errors: [CompilerError]) -> Set<String> {
    var added: Set<String> = []
    for error in errors {
      for name in error.missingNames where state.restore(name) { added.insert(name) }
      if !state.leavesOutWhole, let name = error.missingType, !state.canRestore(name),
        !state.isDeclared(name),
        state.opaqueTypes.insert(name).inserted
      {
        added.insert(name)
      }
      if let name = error.redeclaredName, state.opaqueTypes.remove(name) != nil { added.insert(name) }
    }
    return added
  }

  /// Returns the errors of files in which no error names what was added.
  private func errors(_ errors: [CompilerError], without added: Set<String>) -> [CompilerError] {
    let touched = Set(errors.filter { !added.isDisjoint(with: $0.names) }.map(\.path))
    return errors.filter { !touched.contains($0.path) }
  }

  /// Leaves out what does not compile.
  private mutating func reduce(_ errors: [CompilerError]) -> Bool {
    state.beginRound()
    // A type lacks its initialisers and witnesses because of other errors, and has them when those are gone.
    let first = errors.filter { !$0.mayFollow }
    return first.count * 2 > errors.count && leaveOut(first) || leaveOut(errors)
  }

  private mutating func leaveOut(_ errors: [CompilerError]) -> Bool {
    var isChanged = false
    var seen: Set<String> = []
    for error in errors {
      // One line may have several errors, and a declaration more than one such line.
      guard seen.insert("\(error.path):\(error.line)").inserted, let file = state.index.file(at: error.path),
        let place = state.index.declaration(inFile: file, line: error.line)
      else { continue }
      if leaveOut(place, error) { isChanged = true }
    }
    return isChanged
  }

  private mutating func leaveOut(_ place: Place, _ error: CompilerError) -> Bool {
    let declaration = state.index[place]
    let treatment = state.treatment(of: place)
    let reason = error.message
    if state.leavesOutWhole {
      guard treatment != .absent else { return false }
      state.change(place, to: .absent, because: "line \(error.line): \(reason)")
      return true
    }
    if declaration.kind.isType || declaration.kind == .extending {
      let named = error.names.map(SliceIndex.lastName)
      for inherited in declaration.inherited.reversed()
      where named.contains(where: { includes($0, inherited) }) && !isSuperclass(inherited, of: declaration) {
        if state.leaveOut(inherited.name, from: place, because: reason) { return true }
      }
    }
    if error.isAboutMissingInitializers, makeStubs(ofPropertiesOf: place, error) { return true }
    if error.overridesNothing, state.makeOwn(place, because: reason) { return true }
    if declaration.kind == .initializer, treatment == .whole, error.isAboutInitialization {
      return makeObjectWithoutValues(place, error)
    }
    if treatment == .whole, state.rounds(of: place) < Self.maximumRounds,
      state.leaveOutStatement(ofLine: error.line, in: place, because: reason)
    {
      return true
    }
    // A stub of an initialiser makes no object, so its other statements go before its body does.
    if declaration.kind == .initializer, treatment == .whole,
      state.leaveOutStatements(of: place, because: reason)
    {
      return true
    }
    switch treatment {
    case .absent: return false
    case .whole where declaration.canBeStub: state.change(place, to: .stub, because: reason)
    default: state.change(place, to: .absent, because: reason)
    }
    return true
  }

  /// Makes the properties without a value computed ones, so that the initialiser still makes an object.
  private mutating func makeObjectWithoutValues(_ place: Place, _ error: CompilerError) -> Bool {
    guard let type = state.index.parent(of: place) else { return false }
    let names = error.names.map(SliceIndex.lastName)
    let properties = properties(withoutValueIn: type).filter {
      names.isEmpty || names.contains(state.index[$0].name)
    }
    if let property = properties.first {
      state.change(property, to: .stub, because: error.message)
      return true
    }
    state.change(place, to: .stub, because: error.message)
    return true
  }

  /// Makes the properties without a value computed ones, so that the class has an initialiser without arguments.
  private mutating func makeStubs(ofPropertiesOf place: Place, _ error: CompilerError) -> Bool {
    let properties = properties(withoutValueIn: place)
    for property in properties { state.change(property, to: .stub, because: error.message) }
    return !properties.isEmpty
  }

  private func properties(withoutValueIn type: Place) -> [Place] {
    state.index.members(of: type).filter { member in
      let declaration = state.index[member]
      return declaration.isStored && !declaration.isStatic && !declaration.hasValue && declaration.canBeStub
        && state.treatment(of: member) == .whole
    }
  }

  /// Whether an inherited type is a protocol, or refines it.
  private func includes(_ name: String, _ inherited: SliceDeclaration.Inherited) -> Bool {
    var open = [SliceIndex.lastName(inherited.name)]
    var seen: Set<String> = []
    while let next = open.popLast() {
      if next == name { return true }
      guard seen.insert(next).inserted else { continue }
      open += Self.refined[next] ?? []
      for place in state.index.types[next] ?? [] where state.index[place].kind == .protocolType {
        open += state.index[place].inherited.map { SliceIndex.lastName($0.name) }
      }
    }
    return false
  }

  /// The protocols that the standard library's protocols refine.
  private static let refined = [
    "Codable": ["Decodable", "Encodable"], "Hashable": ["Equatable"], "Comparable": ["Equatable"],
  ]

  private func isSuperclass(_ inherited: SliceDeclaration.Inherited, of declaration: SliceDeclaration) -> Bool
  {
    guard declaration.kind == .classType, declaration.inherited.first?.name == inherited.name else {
      return false
    }
    let places = state.index.types[SliceIndex.lastName(inherited.name)] ?? []
    return places.isEmpty || places.contains { state.index[$0].kind == .classType }
  }
}

extension CompilerError {
  /// The names that the source lacks, according to the message.
  fileprivate var missingNames: [String] {
    if message.hasPrefix("cannot find") { return Array(names.prefix(1)) }
    if message.contains("has no member") || message.contains("is not a member type of") {
      return names.count > 1 ? [message.contains("is not a member type of") ? names[0] : names[1]] : []
    }
    if message.contains("does not conform to protocol"), names.count > 1 { return [names[1]] }
    return []
  }

  /// Whether an initialiser leaves a property without a value, or uses the object too early.
  fileprivate var isAboutInitialization: Bool {
    message.contains("not initialized") || message.contains("without initializing all stored properties")
  }

  /// Whether a class has no initialiser.
  fileprivate var isAboutMissingInitializers: Bool { message.hasSuffix("has no initializers") }

  /// Whether the error may be gone when others are.
  fileprivate var mayFollow: Bool {
    isAboutMissingInitializers || message.contains("does not conform to protocol")
  }

  /// Whether a member's superclass has nothing that it can override.
  fileprivate var overridesNothing: Bool { message.contains("does not override any") }

  /// The type that no file declares.
  fileprivate var missingType: String? {
    guard let name = names.first, name.first?.isUppercase == true else { return nil }
    return message.hasPrefix("cannot find") || message.hasPrefix("no type named") ? name : nil
  }

  fileprivate var redeclaredName: String? {
    message.hasPrefix("invalid redeclaration of") || message.contains("is ambiguous for type lookup")
      ? names.first : nil
  }
}
