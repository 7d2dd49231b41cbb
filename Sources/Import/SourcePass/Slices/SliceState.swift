/// A slice that is being made, with what the compiler's errors have changed so far.
package struct SliceState: Sendable {
  package typealias Place = SliceIndex.Place

  package let index: SliceIndex
  /// The classes that are to be drawn, and the previews.
  package let classes: [Place]
  /// The modules that do not exist.
  package var missingModules: Set<String> = []
  /// The other names for types by the file's path, with which the files of the index were read.
  package var renames: [String: [String: String]] = [:]
  /// The treatments of all needed declarations.
  package private(set) var treatments: [Place: Treatment] = [:]
  /// The names of types that no file declares, such as types of missing modules.
  package var opaqueTypes: Set<String> = []
  /// The kinds of the opaque types that are views in a nib file or a storyboard, by name.
  package private(set) var opaqueViews: [String: OpaqueTypes.View] = [:]
  /// The reasons for the treatments that the compiler's errors caused.
  package internal(set) var reasons: [Place: String] = [:]
  package internal(set) var without: [Place: Set<String>] = [:]
  /// The statements that do not compile, by their declaration.
  package internal(set) var statements: [Place: Set<Int>] = [:]
  /// The reasons for leaving out statements, by their declaration and first line.
  package internal(set) var statementReasons: [Place: [Int: String]] = [:]
  /// The rounds in which statements of a body were left out.
  private var roundsOfBodies: [Place: Set<Int>] = [:]
  private var round = 0
  /// The treatments that the compiler's errors caused.
  var changes: [Place: Treatment] = [:]
  /// The names that only the compiler's errors showed.
  var names: Set<String>
  /// The members whose bodies are compiled at any distance, as a picture calls them.
  var called: Set<Place> = []
  var askedNames: Set<String> = []
  /// The private types that other files can name.
  private var internalTypes: Set<Place> = []
  private let isView: @Sendable (String) -> Bool
  private let depth: Int
  /// Whether everything is kept that compiles, as for a library.
  private let keepsAll: Bool
  /// Whether a declaration that does not compile is left out whole, as a test without a part would pass for a wrong reason.
  let leavesOutWhole: Bool

  package init(
    _ index: SliceIndex, classes: [Place], naming names: Set<String> = [], depth: Int = 2,
    isView: @escaping @Sendable (String) -> Bool
  ) {
    self.index = index
    self.classes = classes
    self.names = names
    self.depth = depth
    self.isView = isView
    keepsAll = false
    leavesOutWhole = false
    plan()
  }

  /// Creates a slice that keeps all declarations, as the modules that use a library may name any of them.
  ///
  /// - Parameter leavesOutWhole: whether a declaration that does not compile is left out with its head, as one of a test
  ///   is.
  package init(keepingAllOf index: SliceIndex, leavesOutWhole: Bool = false) {
    self.leavesOutWhole = leavesOutWhole
    self.index = index
    classes = []
    names = []
    depth = 0
    isView = { _ in false }
    keepsAll = true
    plan()
  }

  package mutating func plan() {
    treatments =
      keepsAll
      ? allWhole
      : SlicePlan.treatments(
        for: classes.filter { index[$0].kind != .preview || changes[$0] != .absent }, naming: names,
        in: index, depth: depth, keepingBodiesOf: called, isView: isView)
    for (place, treatment) in changes where treatments[place] != nil || isInside(place) {
      treatments[place] = treatment
    }
  }

  private var allWhole: [Place: Treatment] {
    var whole: [Place: Treatment] = [:]
    for (number, file) in index.files.enumerated() {
      for (offset, declaration) in file.declarations.enumerated() where declaration.parent == nil {
        whole[Place(file: number, index: offset)] = .whole
      }
    }
    return whole
  }

  private func isInside(_ place: Place) -> Bool {
    index.around(place).contains { treatments[$0] == .whole }
  }

  /// Returns what the slice keeps of a declaration.
  package func treatment(of place: Place) -> Treatment {
    if let own = treatments[place] {
      for around in index.around(place) where treatments[around] ?? .absent == .absent && !isInside(place) {
        return .absent
      }
      return own
    }
    return isInside(place) && index.parent(of: place).map({ treatment(of: $0) }) == .whole ? .whole : .absent
  }

  /// Whether a declaration of this name could be kept and is not.
  func canRestore(_ name: String) -> Bool {
    guard !askedNames.contains(name) else { return false }
    let places = (index.types[name] ?? []) + (index.others[name] ?? [])
    return places.contains { changes[$0] == nil && treatment(of: $0) == .absent }
  }

  /// Whether a type of this name is kept.
  func isDeclared(_ name: String) -> Bool {
    (index.types[name] ?? []).contains { treatment(of: $0) != .absent }
  }

  /// Keeps the declarations of a name. Returns whether that may change anything.
  mutating func restore(_ name: String) -> Bool {
    guard canRestore(name) else { return false }
    askedNames.insert(name)
    names.insert(name)
    return true
  }

  mutating func change(_ place: Place, to treatment: Treatment, because reason: String) {
    changes[place] = treatment
    treatments[place] = treatment
    if reasons[place] == nil { reasons[place] = reason }
  }

  /// Compiles the bodies of members that are stubs because of their distance alone. Returns whether there are any.
  package mutating func keepBodies(of places: [Place]) -> Bool {
    let distant = places.filter { treatment(of: $0) == .stub && changes[$0] == nil && !called.contains($0) }
    called.formUnion(distant)
    plan()
    return !distant.isEmpty
  }

  /// Declares views that only documents name, and no file declares.
  package mutating func declareViews(_ views: [String: OpaqueTypes.View]) {
    opaqueViews = views.filter { index.types[$0.key] == nil }
    opaqueTypes.formUnion(opaqueViews.keys)
  }

  /// Lets other files name private types.
  package mutating func makeInternal(_ places: [Place]) { internalTypes.formUnion(places) }

  /// Whether a declaration can only be named in its own file.
  package func isPrivate(_ place: Place) -> Bool { index[place].isPrivate && !internalTypes.contains(place) }

  /// Leaves out declarations for good, before the first compilation.
  package mutating func leaveOut(_ places: [Place], because reason: String) {
    for place in places {
      changes[place] = .absent
      if treatment(of: place) != .absent { reasons[place] = reason }
    }
    plan()
  }

  mutating func beginRound() { round += 1 }

  /// The number of rounds before this one in which statements of a body were left out.
  func rounds(of place: Place) -> Int { roundsOfBodies[place, default: []].subtracting([round]).count }

  /// Leaves out the innermost statement on a line that is still there, and with it the statements that use what it
  /// declares. Returns whether there is one.
  mutating func leaveOutStatement(ofLine line: Int, in place: Place, because reason: String) -> Bool {
    leaveOutStatement(of: place, because: reason) { $0.lines.contains(line) }
  }

  private mutating func leaveOutStatement(
    of place: Place, because reason: String, where isMeant: (SliceDeclaration.Statement) -> Bool
  ) -> Bool {
    let all = index[place].statements
    let known = statements[place] ?? []
    let found = all.indices.filter { isMeant(all[$0]) && !known.contains($0) }
      .min { (all[$0].range.count, $0) < (all[$1].range.count, $1) }
    guard let found,
      !known.contains(where: {
        all[$0].removedRange.contains(all[found].range.lowerBound)
          && all[$0].range.count > all[found].range.count
      })
    else { return false }
    // A use of a variable with the property's own name would read the property again and again.
    guard
      index[place].kind != .property
        || !all[found].uses.contains(where: { index[place].names.contains($0.name) })
    else { return false }
    statements[place, default: []].insert(found)
    roundsOfBodies[place, default: []].insert(round)
    statementReasons[place, default: [:]][all[found].lines.lowerBound] = reason
    // The compiler finds those only in its next round.
    for use in all[found].uses
    where !isVisible(use.name, in: place) && !isLeftOut(use, in: place) {
      _ = leaveOutStatement(of: place, because: reason) { $0.range.contains(use.offset) }
    }
    return true
  }

  /// Whether the statement with a use of a variable is left out already.
  private func isLeftOut(_ use: SliceDeclaration.Use, in place: Place) -> Bool {
    statements[place]?.contains { index[place].statements[$0].removedRange.contains(use.offset) } ?? false
  }

  /// Whether a name in a body is the name of a parameter or of a member beside it, unless the body declares it itself.
  private func isVisible(_ name: String, in place: Place) -> Bool {
    if index[place].parameters.contains(where: { $0.name == name }) { return true }
    guard let around = index.parent(of: place) else { return false }
    let type = SliceIndex.lastName(index[around].name)
    let parts = (index.types[type] ?? []) + (index.extensions[type] ?? [])
    return parts.contains { index.members(of: $0).contains { index[$0].names.contains(name) } }
  }

  /// Leaves out all statements that a body can do without. Returns whether there are any that were still there.
  mutating func leaveOutStatements(of place: Place, because reason: String) -> Bool {
    let all = index[place].statements
    let known = statements[place] ?? []
    // Declarations inside of others go with them.
    let outer = all.indices.filter { inner in
      !all.indices.contains {
        all[$0].range.contains(all[inner].range.lowerBound) && all[$0].range.count > all[inner].range.count
      }
    }
    let left = outer.filter { !known.contains($0) }
    guard !left.isEmpty else { return false }
    statements[place] = Set(outer)
    for statement in left {
      statementReasons[place, default: [:]][all[statement].lines.lowerBound] = reason
    }
    return true
  }

  /// Takes a type out of a declaration's inheritance clause. Returns whether it was in there.
  mutating func leaveOut(_ name: String, from place: Place, because reason: String) -> Bool {
    guard index[place].inherited.contains(where: { $0.name == name }),
      without[place, default: []].insert(name).inserted
    else { return false }
    if reasons[place] == nil { reasons[place] = reason }
    return true
  }

  /// Takes the word `override` off a member of a class whose superclass is missing. Returns whether it was there.
  mutating func makeOwn(_ place: Place, because reason: String) -> Bool {
    guard index[place].overrideRange != nil, index[place].kind != .initializer,
      let origin = index.parent(of: place).flatMap({ index.origin(of: $0) }), opaqueTypes.contains(origin),
      without[place, default: []].insert(SourceSlice.Entry.override).inserted
    else { return false }
    if reasons[place] == nil { reasons[place] = reason }
    return true
  }

  /// The slice in the form in which it is kept.
  package var slice: SourceSlice {
    var slice = SourceSlice()
    slice.missingModules = missingModules
    for (number, file) in index.files.enumerated() {
      var entries: [String: SourceSlice.Entry] = [:]
      var isEmpty = true
      for (offset, declaration) in file.declarations.enumerated() where declaration.kind != .importing {
        let place = Place(file: number, index: offset)
        let treatment = treatment(of: place)
        if treatment != .absent { isEmpty = false }
        let around = index.parent(of: place).map { self.treatment(of: $0) }
        let usual: Treatment = around == .whole ? .whole : .absent
        let left = without[place]
        let statements = self.statements[place]?.map { declaration.statements[$0].text }.sorted()
        let isInternal = internalTypes.contains(place) ? true : nil
        guard treatment != usual || left != nil || statements != nil || isInternal != nil else { continue }
        if around == .absent { continue }
        entries[declaration.key] = SourceSlice.Entry(
          treatment, without: left?.sorted(), statements: statements, reason: reasons[place],
          isInternal: isInternal)
      }
      if !isEmpty { slice.files[file.path] = entries }
    }
    let renames = renames.filter { !$0.value.isEmpty && slice.files[$0.key] != nil }
    if !renames.isEmpty { slice.renames = renames }
    return slice
  }
}
