/// How a class tells of its `init()`: as the first of its ancestors, or in place of one of them.
enum OwnInitializer {
  case first
  case overriding
}

/// What is known of all files that are passed together.
struct FolderFacts: Codable, Hashable, Sendable {
  private var types: [String: TypeFact] = [:]
  /// By owner and name.
  private var members: [String: [String: [MemberFact]]] = [:]
  /// The exposed methods by owner and name in Objective-C.
  private var selectors: [String: [String: MemberFact]] = [:]
  /// The members of extensions that their class can call, by owner.
  private var membersOfExtensions: [String: [MemberFact]] = [:]
  private var properties: Set<String> = []
  private var conformances: [String: Set<String>] = [:]
  private var optionalMethods: Set<Signature> = []
  /// Methods that a class may leave out and that answer a value, and the protocols that ask for them.
  private var askingProtocols: [Signature: Set<String>] = [:]
  private var overrides: [Signature: Set<String>] = [:]
  private var initializers: [String: [InitializerFact]] = [:]

  init(_ files: [FileFacts]) {
    for type in files.flatMap(\.types) where types[type.name] == nil { types[type.name] = type }
    for member in files.flatMap(\.members) {
      let owner = type(member.owner)?.name ?? member.owner
      members[owner, default: [:]][member.signature.name, default: []].append(member)
      if member.forwarder != nil { membersOfExtensions[owner, default: []].append(member) }
      if member.isExposed, !member.isStatic, member.signature.labels != nil {
        let name = member.givenName ?? member.signature.selectorName
        if selectors[owner]?[name] == nil { selectors[owner, default: [:]][name] = member }
      }
      if member.optionalResult != nil { optionalMethods.insert(member.signature) }
      if member.optionalResult == .value { askingProtocols[member.signature, default: []].insert(owner) }
      if member.isOverride { overrides[member.signature, default: []].insert(owner) }
    }
    for file in files { properties.formUnion(file.properties) }
    for fact in files.flatMap(\.initializers) {
      initializers[type(fact.owner)?.name ?? fact.owner, default: []].append(fact)
    }
    for fact in files.flatMap(\.inheritances) {
      conformances[type(fact.owner)?.name ?? fact.owner, default: []].formUnion(fact.names)
    }
  }

  /// The type of this name, which may lie in one of the types that are named in front of it.
  func type(_ name: String, in scope: String = "") -> TypeFact? {
    var scope = scope.split(separator: ".")
    while !scope.isEmpty {
      if let type = types[scope.joined(separator: ".") + "." + name] { return type }
      scope.removeLast()
    }
    return types[name]
  }

  /// The class and those it comes from, as far as they are known.
  private func lineage(of name: String) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    var next = type(name)
    while let found = next, seen.insert(found.name).inserted {
      names.append(found.name)
      next = found.inherited.lazy
        .compactMap { type($0, in: found.name) }
        .first { $0.kind == .classType }
    }
    return names.isEmpty ? [name] : names
  }

  /// How a class that comes from one of UIKit's says that it has an `init()` of its own, or one that it inherits.
  func ownInitializer(of owner: String) -> OwnInitializer? {
    let names = lineage(of: owner)
    guard let superclass = names.last.flatMap({ type($0)?.inherited.first }),
      superclass.hasPrefix("UI") || superclass.hasPrefix("CA") && superclass.hasSuffix("Layer")
    else { return nil }
    // From the first class that has one on, a class has one as long as it adds no designated initializer.
    var found: OwnInitializer?
    for name in names.reversed() {
      let own = initializers[name] ?? []
      let inherits = found != nil && !own.contains(where: \.isDesignated)
      if own.contains(where: \.takesNothing) || inherits {
        found = found == nil ? .first : .overriding
      } else if name == owner {
        return nil
      }
    }
    return found
  }

  /// The member that a selector names, looked for in the class and those it comes from.
  func member(_ name: String, labels: [String]?, of owner: String) -> MemberFact? {
    for owner in lineage(of: owner) {
      let all = (members[owner]?[name] ?? []).filter {
        $0.signature.labels != nil && (labels == nil || $0.signature.labels == labels)
      }
      if let found = all.first(where: \.isExposed) ?? all.first { return found }
    }
    return nil
  }

  /// The exposed method of this Objective-C name.
  func member(selectorName: String, of owner: String) -> MemberFact? {
    lineage(of: owner).lazy.compactMap { selectors[$0]?[selectorName] }.first
  }

  /// Whether a member of an extension has to stand in its class: it overrides, or is overridden.
  func belongsInClass(_ member: MemberFact) -> Bool {
    guard member.isOverride || member.isExposed else { return false }
    let owner = type(member.owner)?.name ?? member.owner
    return member.isOverride
      || overrides[member.signature, default: []].contains { $0 != owner && lineage(of: $0).contains(owner) }
  }

  /// What the class has to have besides what is written in its body.
  func forwarders(for owner: String) -> [Forwarder] {
    (membersOfExtensions[owner] ?? []).filter(belongsInClass).compactMap(\.forwarder)
  }

  /// Whether `object.name?(…)` calls a method that a class may leave out, and no closure.
  func isOptionalMethod(_ call: Signature) -> Bool {
    // A closure is called without labels.
    guard let labels = call.labels else { return false }
    if labels.contains(where: { $0 != "_" }) { return true }
    if optionalMethods.contains(call) { return true }
    return !properties.contains(call.name) && Self.delegateMethods.contains(call.name)
  }

  /// Whether a protocol asks for a value by this method, and a class may leave it out.
  func asksForValue(_ signature: Signature) -> Bool { askingProtocols[signature] != nil }

  /// Whether a method of `owner` is one that a protocol asks for a value by.
  func answersProtocol(_ signature: Signature, of owner: String) -> Bool {
    guard let protocols = askingProtocols[signature] else { return false }
    var names = lineage(of: owner).reduce(into: Set<String>()) { $0.formUnion(conformances[$1] ?? []) }
    var open = names
    while let name = open.popFirst() {
      for inherited in conformances[type(name)?.name ?? name] ?? [] where names.insert(inherited).inserted {
        open.insert(inherited)
      }
    }
    return names.contains { protocols.contains(type($0, in: owner)?.name ?? $0) }
  }

  /// The methods without labels that delegates of Apple's classes may leave out.
  private static let delegateMethods: Set<String> = [
    "applicationDidBecomeActive", "applicationDidEnterBackground", "applicationWillEnterForeground",
    "applicationWillResignActive", "gestureRecognizerShouldBegin",
    "popoverPresentationControllerDidDismissPopover",
    "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss",
    "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll", "scrollViewDidScrollToTop",
    "scrollViewDidZoom",
    "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging",
    "searchBarCancelButtonClicked", "searchBarSearchButtonClicked", "searchBarTextDidBeginEditing",
    "searchBarTextDidEndEditing", "textFieldDidBeginEditing", "textFieldDidChangeSelection",
    "textFieldDidEndEditing", "textFieldShouldBeginEditing", "textFieldShouldClear",
    "textFieldShouldEndEditing",
    "textFieldShouldReturn", "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection",
    "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing",
  ]
}
