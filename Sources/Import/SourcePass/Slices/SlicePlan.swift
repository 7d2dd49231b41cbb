/// The search for what has to be compiled to draw some classes.
///
/// The classes and their superclasses are compiled whole, and so are the app's view classes that these name. Everything
/// else that they name keeps its bodies up to `depth` steps away, or at any distance in a type that needs no other type.
/// The rest are stubs.
package struct SlicePlan {
  private typealias Place = SliceIndex.Place

  private let index: SliceIndex
  /// The names of classes whose subclasses are views, such as `UIView`.
  private let isView: (String) -> Bool
  private let depth: Int
  /// The members that keep their bodies at any distance.
  private let kept: Set<Place>
  /// The classes from which the search starts, with their superclasses.
  private let roots: Set<Place>
  /// The distance from the drawn classes, in names that lead from one to the next.
  private var levels: [Place: Int] = [:]
  /// The distance at which a name was first met in a body.
  private var wanted: [String: Int] = [:]
  private var open: [[Place]] = [[]]
  private var openNames: [[String]] = [[]]
  private(set) var treatments: [SliceIndex.Place: Treatment] = [:]

  /// Returns the treatment of every declaration that is needed.
  ///
  /// - Parameters:
  ///   - names: Further names that the classes need, such as the names of classes in their nibs.
  ///   - kept: Members that keep their bodies at any distance.
  package static func treatments(
    for classes: [SliceIndex.Place], naming names: Set<String> = [], in index: SliceIndex, depth: Int = 2,
    keepingBodiesOf kept: Set<SliceIndex.Place> = [], isView: @escaping (String) -> Bool
  ) -> [SliceIndex.Place: Treatment] {
    var plan = SlicePlan(index, depth: depth, keepingBodiesOf: kept, roots: classes, isView: isView)
    for place in classes { plan.reach(place, at: 0) }
    for name in names.sorted() { plan.want(name, at: 0) }
    plan.run()
    return plan.treatments
  }

  private init(
    _ index: SliceIndex, depth: Int, keepingBodiesOf kept: Set<Place>, roots: [Place],
    isView: @escaping (String) -> Bool
  ) {
    self.roots = Set(roots.flatMap { index.lineage(of: $0).compactMap(\.place) })
    self.index = index
    self.kept = kept
    self.depth = depth
    self.isView = isView
  }

  /// Visits everything in the order of its distance.
  private mutating func run() {
    var level = 0
    while level < open.count || level < openNames.count {
      while level < open.count, !open[level].isEmpty {
        let places = open[level]
        open[level] = []
        for place in places { visit(place, at: level) }
      }
      if level < openNames.count, !openNames[level].isEmpty {
        let names = openNames[level]
        openNames[level] = []
        for name in names { meet(name, at: level) }
        continue
      }
      level += 1
    }
  }

  private mutating func reach(_ place: Place, at level: Int) {
    guard levels[place].map({ level < $0 }) ?? true else { return }
    levels[place] = level
    while open.count <= level { open.append([]) }
    open[level].append(place)
  }

  private mutating func want(_ name: String, at level: Int) {
    guard wanted[name].map({ level < $0 }) ?? true else { return }
    wanted[name] = level
    while openNames.count <= level { openNames.append([]) }
    openNames[level].append(name)
  }

  /// Reaches what a name in a body may be: types, and members of types that are there.
  private mutating func meet(_ name: String, at level: Int) {
    meetType(name, at: level)
    for place in index.others[name] ?? [] {
      guard let parent = index.parent(of: place) else {
        reach(place, at: level + 1)
        continue
      }
      if index[parent].kind == .extending {
        if isOpen(extension: parent) { reach(place, at: level + 1) }
      } else if levels[parent] != nil {
        reach(place, at: level + 1)
      }
    }
    // An initialiser without labels in an extension of another module's type is found by the type's name.
    if index.types[name] == nil {
      for place in index.extensions[name] ?? [] {
        for member in index.members(of: place)
        where index[member].kind == .initializer && index[member].key.contains("(_:") {
          reach(member, at: level + 1)
        }
      }
    }
    // An initialiser in an extension is found by the labels of its arguments.
    guard name.hasSuffix(":") else { return }
    for place in index.others["init"] ?? [] where index[place].key.contains("(\(name)") {
      guard let parent = index.parent(of: place), index[parent].kind == .extending, isOpen(extension: parent)
      else { continue }
      reach(place, at: level + 1)
    }
  }

  private mutating func meetType(_ name: String, at level: Int) {
    for place in index.types[name] ?? [] {
      let parent = index.parent(of: place)
      guard parent.map({ levels[$0] != nil || index[$0].kind == .extending }) ?? true else { continue }
      reach(place, at: isDrawn(place) && level <= 1 ? 0 : level + 1)
    }
  }

  /// Whether an extension is one of a type that is there, or of a type of another module.
  private func isOpen(extension place: Place) -> Bool {
    let name = SliceIndex.lastName(index[place].name)
    guard let types = index.types[name] else { return true }
    return types.contains { levels[$0] != nil || isAdoptedByOthers($0) }
  }

  /// Whether a type is a protocol to which a type of another module conforms, such as `NSObject`. A member of its
  /// extensions is called without naming it.
  private func isAdoptedByOthers(_ place: Place) -> Bool {
    index[place].kind == .protocolType
      && (index.conformances[index[place].name] ?? []).contains {
        index.types[SliceIndex.lastName(index[$0].name)] == nil
      }
  }

  /// Whether a type is compiled whole where it is near: a view or a layer of the app, or where the search starts.
  private func isDrawn(_ place: Place) -> Bool {
    roots.contains(place)
      || index[place].kind == .classType && index.origin(of: place).map(isView) == true
  }

  // MARK: Visiting

  private mutating func visit(_ place: Place, at level: Int) {
    guard levels[place] == level else { return }
    let declaration = index[place]
    for around in index.around(place) where levels[around].map({ $0 > level }) ?? true {
      reach(around, at: level)
    }
    for name in declaration.signatureNames.sorted() { meetType(name, at: max(level, 1)) }
    if declaration.kind.isType {
      visitType(place, declaration, at: level)
    } else if declaration.kind == .extending {
      if treatments[place] == nil { treatments[place] = level == 0 ? .whole : .part }
      if level == 0 { for member in index.members(of: place) { reach(member, at: 0) } }
    } else {
      visitMember(place, declaration, at: level)
    }
  }

  private mutating func visitType(_ place: Place, _ declaration: SliceDeclaration, at level: Int) {
    treatments[place] = level == 0 && isDrawn(place) ? .whole : .part
    for type in declaration.inherited {
      for superior in index.types[SliceIndex.lastName(type.name)] ?? [] {
        reach(superior, at: treatments[place] == .whole && isDrawn(superior) ? 0 : max(level, 1))
      }
    }
    let isWhole = treatments[place] == .whole
    let witnesses = Witnesses(ofType: place, in: index)
    for member in index.members(of: place) {
      if isWhole {
        reach(member, at: 0)
      } else if belongs(member, to: declaration, at: level) || witnesses.contains(index[member]) {
        reach(member, at: level)
      } else if isWanted(index[member]) {
        reach(member, at: max(level, 1))
      }
    }
    if declaration.kind == .protocolType { reachConformances(to: declaration.name, at: level) }
    for place in index.extensions[declaration.name] ?? [] {
      if isWhole {
        reach(place, at: 0)
        continue
      }
      for member in index.members(of: place)
      where witnesses.contains(index[member]) || isWanted(index[member]) {
        reach(member, at: max(level, 1))
      }
      // An extension that states a conformance is needed with the members that are its witnesses.
      if !index[place].inherited.isEmpty, isNear(place, at: level) { reach(place, at: level) }
    }
  }

  /// Whether a body that is compiled names a member, or calls an initialiser with its first label.
  private func isWanted(_ member: SliceDeclaration) -> Bool {
    if member.names.contains(where: { wanted[$0] != nil }) { return true }
    guard member.kind == .initializer, let label = member.parameters.first?.label else { return false }
    return wanted["\(label):"] != nil
  }

  /// Reaches the members of the extensions of another name for a type, as far as they are wanted.
  private mutating func reachExtensions(ofAlias name: String, at level: Int) {
    for member in (index.extensions[name] ?? []).flatMap({ index.members(of: $0) })
    where isWanted(index[member]) {
      reach(member, at: max(level, 1))
    }
  }

  /// Reaches the extensions that make a type of another module conform to a protocol, with the members that are its
  /// witnesses. Nothing else names such an extension.
  private mutating func reachConformances(to name: String, at level: Int) {
    for place in index.conformances[name] ?? []
    where index.types[SliceIndex.lastName(index[place].name)] == nil {
      reach(place, at: max(level, 1))
      for member in index.members(of: place) { reach(member, at: max(level, 1)) }
    }
  }

  /// Whether a type cannot do without a member.
  private func belongs(_ place: Place, to type: SliceDeclaration, at level: Int) -> Bool {
    let member = index[place]
    switch member.kind {
    case .enumCase: return true
    case .initializer: return isNear(place, at: level)
    case .property:
      if type.kind == .protocolType { return level <= 1 }
      return member.isStored && !member.isStatic && isNear(place, at: level)
    case .alias: return true
    case .enumType: return member.name == "CodingKeys" && isNear(place, at: level)
    case .function: return type.kind == .protocolType && level <= 1
    default: return false
    }
  }

  /// Whether the bodies of a declaration are compiled at a distance.
  private func isNear(_ place: Place, at level: Int) -> Bool { level <= depth || index.isInLeaf(place) }

  private mutating func visitMember(_ place: Place, _ declaration: SliceDeclaration, at level: Int) {
    if declaration.kind == .alias { reachExtensions(ofAlias: declaration.name, at: level) }
    let parent = index.parent(of: place)
    let isOfOthers = parent.map {
      index[$0].kind == .extending && index.types[SliceIndex.lastName(index[$0].name)] == nil
    }
    let isDistant = !isNear(place, at: level) || level > 0 && (parent.map(isOfController) ?? false)
    let keepsBody =
      !isDistant || isOfOthers == true || !declaration.canBeStub || kept.contains(place)
    treatments[place] = keepsBody ? .whole : .stub
    if let parent, treatments[parent] == .whole { treatments[place] = .whole }
    // A type that conforms needs the requirement's witness, which may be in an extension of the protocol.
    if parent.map({ index[$0].kind == .protocolType }) == true {
      for name in declaration.names { want(name, at: level) }
    }
    guard treatments[place] == .whole else { return }
    // Sets have another order in each run, and the order decides which way to a declaration is met first.
    for name in declaration.bodyNames.sorted() { want(name, at: level) }
  }

  /// Whether a type or extension is one of a controller or of the app's delegate, which no view needs to be drawn.
  private func isOfController(_ place: Place) -> Bool {
    let type =
      index[place].kind == .extending
      ? index.types[SliceIndex.lastName(index[place].name)]?.first : place
    guard let type else {
      return ["Controller", "AppDelegate"].contains { SliceIndex.lastName(index[place].name).hasSuffix($0) }
    }
    guard index[type].kind == .classType else { return false }
    return index.lineage(of: type).contains {
      $0.name.hasSuffix("Controller") || $0.name.hasSuffix("AppDelegate")
    }
  }
}
