/// The place of a class's member in the class's lineage: it is the first one, or overrides an ancestor's.
enum LineagePlace {
  case first
  case overriding
}

/// The facts about all files that are passed together.
struct FolderFacts: Codable, Hashable, Sendable {
  private var types: [String: TypeFact] = [:]
  /// The names of nested types, without those around them.
  private var nestedTypes: Set<String> = []
  /// The members by owner and name.
  private var members: [String: [String: [MemberFact]]] = [:]
  /// The exposed methods by owner and name in Objective-C.
  private var selectors: [String: [String: MemberFact]] = [:]
  /// The members of extensions that their class can call, by owner.
  private var membersOfExtensions: [String: [MemberFact]] = [:]
  private var properties: Set<String> = []
  private(set) var conformances: [String: Set<String>] = [:]
  /// The methods that a class may leave out, with the protocols that require them.
  private var optionalMethods: [Signature: Set<String>] = [:]
  /// The optional methods that return a value, with the protocols that require them.
  private var askingProtocols: [Signature: Set<String>] = [:]
  /// The names of members that code takes as values.
  private var values: Set<String> = []
  private var overrides: [Signature: Set<String>] = [:]
  private var typeOverrides: [Signature: Set<String>] = [:]
  /// The members of extensions of classes that are in none of the files.
  private(set) var openMembers: [Signature: [MemberFact]] = [:]
  /// The signatures of these members, by name.
  private(set) var openSignatures: [String: Set<Signature>] = [:]
  private(set) var initializers: [String: [InitializerFact]] = [:]
  private(set) var nibs: [String: [NibFact]] = [:]
  /// The names of declarations that need SwiftUI, in files that import it under no condition.
  var needingSwiftUI: Set<String> = []
  /// The previews of UIKit's views and controllers, in the order of the files.
  private(set) var previews: [PreviewFact] = []

  init(_ files: [FileFacts]) {
    for type in files.flatMap(\.types) where types[type.name] == nil { types[type.name] = type }
    nestedTypes = Set(types.keys.compactMap { $0.split(separator: ".").last.map(String.init) })
    for member in files.flatMap(\.members) {
      let owner = type(member.owner)?.name ?? member.owner
      members[owner, default: [:]][member.signature.name, default: []].append(member)
      if member.forwarder != nil { membersOfExtensions[owner, default: []].append(member) }
      if member.isExposed, !member.isStatic, member.signature.labels != nil {
        let name = member.givenName ?? member.signature.selectorName
        if selectors[owner]?[name] == nil { selectors[owner, default: [:]][name] = member }
      }
      if member.optionalResult != nil { optionalMethods[member.signature, default: []].insert(owner) }
      if member.optionalResult == .value { askingProtocols[member.signature, default: []].insert(owner) }
      if member.isOverride {
        overrides[member.signature, default: []].insert(owner)
        if member.isStatic { typeOverrides[member.signature, default: []].insert(owner) }
      }
      if member.forwarder != nil, type(member.owner) == nil {
        openMembers[member.signature, default: []].append(member)
        openSignatures[member.signature.name, default: []].insert(member.signature)
      }
    }
    for file in files {
      properties.formUnion(file.properties)
      values.formUnion(file.values)
    }
    for fact in files.flatMap(\.initializers) {
      initializers[type(fact.owner)?.name ?? fact.owner, default: []].append(fact)
    }
    for fact in files.flatMap(\.nibs) {
      nibs[type(fact.owner)?.name ?? fact.owner, default: []].append(fact)
    }
    for fact in files.flatMap(\.inheritances) {
      conformances[type(fact.owner)?.name ?? fact.owner, default: []].formUnion(fact.names)
    }
    needingSwiftUI = Self.needingSwiftUI(files.flatMap(\.swiftUI), self)
    previews = files.flatMap(\.previews).filter { $0.isOfUIKit(self) }
  }

  /// Returns the type of this name, which may be nested in one of the types that `scope` names.
  func type(_ name: String, in scope: String = "") -> TypeFact? {
    var scope = scope.split(separator: ".")
    while !scope.isEmpty {
      if let type = types[scope.joined(separator: ".") + "." + name] { return type }
      scope.removeLast()
    }
    return types[name]
  }

  /// Whether one of the files declares a type of this name, which may be nested in another.
  func declaresType(named name: String) -> Bool { types[name] != nil || nestedTypes.contains(name) }

  /// Returns the names of the class and of its superclasses, as far as they are known.
  func lineage(of name: String) -> [String] {
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

  /// Returns the member that a selector names, searched in the class and its superclasses.
  func member(_ name: String, labels: [String]?, of owner: String) -> MemberFact? {
    for owner in lineage(of: owner) {
      let all = (members[owner]?[name] ?? []).filter {
        $0.signature.labels != nil && (labels == nil || $0.signature.labels == labels)
      }
      if let found = all.first(where: \.isExposed) ?? all.first { return found }
    }
    return nil
  }

  /// Returns the exposed method with this name in Objective-C.
  func member(selectorName: String, of owner: String) -> MemberFact? {
    lineage(of: owner).lazy.compactMap { selectors[$0]?[selectorName] }.first
  }

  /// Returns the methods that a protocol among the files declares, and those it inherits.
  func requirements(of name: String) -> Set<Signature> {
    var found: Set<Signature> = []
    var seen: Set<String> = []
    var open = [name]
    while let type = open.popLast().flatMap({ type($0) }) {
      guard type.kind == .protocolType, seen.insert(type.name).inserted else { continue }
      found.formUnion(members[type.name, default: [:]].values.joined().map(\.signature))
      open += type.inherited.filter { self.type($0) != nil }
    }
    return found
  }

  /// Whether a member of an extension has to be in its class, since it overrides another or is overridden.
  ///
  /// An overridden member may be exposed without a word for it, since a protocol of Objective-C requires it.
  func belongsInClass(_ member: MemberFact) -> Bool {
    let owner = type(member.owner)?.name ?? member.owner
    return member.isOverride
      || overrides[member.signature, default: []].contains { $0 != owner && lineage(of: $0).contains(owner) }
  }

  /// Returns the names of the classes among the files that override a member.
  func overridingClasses(of signature: Signature, _ isStatic: Bool) -> Set<String> {
    let all = overrides[signature, default: []]
    let ofTypes = typeOverrides[signature, default: []]
    return (isStatic ? ofTypes : all.subtracting(ofTypes)).filter { type($0)?.kind == .classType }
  }

  /// Returns the members of extensions that the class needs besides those in its body.
  func membersForBody(of owner: String) -> [MemberFact] {
    (membersOfExtensions[owner] ?? []).filter(belongsInClass)
  }

  /// Whether `object.name?(…)` calls a method that a class may leave out, and no closure.
  func isOptionalMethod(_ call: Signature) -> Bool {
    // A closure is called without labels, so a call with labels is no closure.
    guard let labels = call.labels else { return false }
    if labels.contains(where: { $0 != "_" }) { return true }
    if optionalMethods[call] != nil { return true }
    return isMethodOfDelegates(call.name)
  }

  /// Whether a name is the name of a method which delegates of Apple's classes may leave out, and of no property.
  func isMethodOfDelegates(_ name: String) -> Bool {
    !properties.contains(name) && Self.delegateMethods.contains(name)
  }

  /// Returns the method that a class may leave out and that code takes as a value, as in `delegate.show(_:)`.
  ///
  /// - Parameter labels: the labels, which are nil if the code does not write them.
  func optionalMethod(takenAs name: String, labels: [String]?) -> Signature? {
    guard values.contains(name), labels != nil || !properties.contains(name) else { return nil }
    let found = optionalMethods.keys.filter { $0.name == name && (labels == nil || $0.labels == labels) }
    return found.count == 1 ? found.first : nil
  }

  /// Whether code takes a method as a value that a class may leave out.
  func isTakenAsValue(_ signature: Signature) -> Bool {
    values.contains(signature.name) && optionalMethods[signature] != nil
  }

  /// Returns the protocol that requires a method which a class may leave out, if there is only one.
  func onlyProtocol(with signature: Signature) -> String? {
    optionalMethods[signature].flatMap { $0.count == 1 ? $0.first : nil }
  }

  /// Whether a protocol requires this method, it returns a value, and a class may leave it out.
  func asksForValue(_ signature: Signature) -> Bool { askingProtocols[signature] != nil }

  /// Whether a method of `owner` is such a requirement of one of its protocols.
  func answersProtocol(_ signature: Signature, of owner: String) -> Bool {
    askingProtocols[signature].map { conforms(owner, toOneOf: $0) } ?? false
  }

  /// Whether a method of `owner` is a requirement of one of its protocols that a class may leave out.
  func implementsOptional(_ signature: Signature, of owner: String) -> Bool {
    optionalMethods[signature].map { conforms(owner, toOneOf: $0) } ?? false
  }

  private func conforms(_ owner: String, toOneOf protocols: Set<String>) -> Bool {
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
