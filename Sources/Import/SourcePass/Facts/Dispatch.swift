/// A member that an extension of a class of UIKit adds and that a class of the app overrides.
///
/// The extension's member asks the object for a protocol, which is declared beside it. The first class that overrides
/// the member conforms to the protocol, and has the override under another name:
///
///     extension UIView {
///       func UIView_style() {}
///       func style() {
///         if let overriding = self as? any Overrides_style { return overriding.override_style() }
///         return UIView_style()
///       }
///       @MainActor protocol Overrides_style: AnyObject { func override_style() }
///     }
///     class Card: UIView, UIView.Overrides_style { func override_style() { super.UIView_style() } }
struct Dispatch {
  /// The class whose extension adds the member.
  let owner: String
  let signature: Signature
  let isStatic: Bool
  /// Whether the extensions also add members of the name that Objective-C does not see, which nothing overrides.
  let hasHiddenNamesakes: Bool
  /// The classes of UIKit whose extensions override the member, with subclasses before their superclasses.
  let overridingExtensions: [String]

  /// The name of the protocol, inside the extended class.
  var protocolName: String {
    let labels = (signature.labels ?? []).map { "_" + ($0 == "_" ? "" : $0) }.joined()
    return (isStatic ? "TypeOverrides_" : "Overrides_") + signature.name + labels
  }

  /// The name of the override in the classes of the app.
  var overridingName: String { "override_" + signature.name }

  /// Returns the name of the code in the extension of a class.
  func name(in extendedClass: String) -> String {
    extendedClass.split(separator: ".").joined(separator: "_") + "_" + signature.name
  }
}

extension FolderFacts {
  /// Returns the dispatch of a member that an extension adds, if a class or another extension overrides it.
  func dispatch(_ signature: Signature, isStatic: Bool, addedTo owner: String) -> Dispatch? {
    let added = openMembers[signature, default: []].filter { $0.isStatic == isStatic && $0.owner == owner }
    let all = added.filter { !$0.isOverride }
    let exposed = all.filter(\.isExposed)
    let own = exposed.isEmpty ? all : exposed
    // Two members of one name differ in their types, or in the conditions around them.
    guard let member = own.first, member.isExposed || conformances[owner] != nil,
      Set(own.map { $0.forwarder?.conditions ?? [] }).count == own.count
    else { return nil }
    let extensions = Set(
      openMembers[signature, default: []].lazy
        .filter { $0.isOverride && $0.isStatic == isStatic }.map(\.owner)
        .filter { UIKitClasses.lineage(of: $0).dropFirst().contains(owner) })
    let isOverridden = overridingClasses(of: signature, isStatic).contains {
      ancestors(of: $0).contains(owner)
    }
    guard isOverridden || !extensions.isEmpty else { return nil }
    return Dispatch(
      owner: owner, signature: signature, isStatic: isStatic, hasHiddenNamesakes: own.count < all.count,
      overridingExtensions: extensions.sorted {
        (-UIKitClasses.lineage(of: $0).count, $0) < (-UIKitClasses.lineage(of: $1).count, $1)
      })
  }

  /// Returns the dispatch of a member that a class, or an extension of it, overrides or calls with `super`.
  func dispatch(_ signature: Signature, isStatic: Bool, overriddenIn name: String) -> Dispatch? {
    guard openMembers[signature] != nil else { return nil }
    return ancestors(of: name).lazy.compactMap { dispatch(signature, isStatic: isStatic, addedTo: $0) }.first
  }

  /// Returns the dispatch of the member that `super.name` names in a class.
  ///
  /// The labels are nil if the code does not write them. A call leaves out the labels of default values.
  func dispatch(superName name: String, labels: [String]?, isStatic: Bool, in owner: String) -> Dispatch? {
    guard let all = openSignatures[name] else { return nil }
    let fitting = all.filter { signature in
      guard let labels else { return true }
      guard let written = signature.labels else { return false }
      var rest = labels[...]
      for label in written where label == rest.first { rest.removeFirst() }
      return rest.isEmpty
    }
    let exact = fitting.filter { $0.labels == labels }
    return (exact.isEmpty ? fitting : exact)
      .sorted { ($0.labels ?? []).lexicographicallyPrecedes($1.labels ?? []) }.lazy
      .compactMap { dispatch($0, isStatic: isStatic, overriddenIn: owner) }.first
  }

  /// Whether a superclass of a class, among the files, overrides the member too.
  func isOverriddenAbove(_ name: String, _ dispatch: Dispatch) -> Bool {
    let classes = overridingClasses(of: dispatch.signature, dispatch.isStatic)
    return lineage(of: name).dropFirst().contains { classes.contains($0) }
  }

  /// Returns the name by which a class calls its superclass's code of the member.
  func superName(of dispatch: Dispatch, in name: String) -> String {
    if isOverriddenAbove(name, dispatch) { return dispatch.overridingName }
    let extended = ancestors(of: name).first {
      $0 == dispatch.owner || dispatch.overridingExtensions.contains($0)
    }
    return dispatch.name(in: extended ?? dispatch.owner)
  }

  /// Returns the names of the superclasses that are in none of the files, as far as they are known.
  private func ancestors(of name: String) -> [String] {
    guard type(name) != nil else { return Array(UIKitClasses.lineage(of: name).dropFirst()) }
    guard let last = lineage(of: name).last.flatMap({ type($0) }), let superclass = last.inherited.first,
      type(superclass, in: last.name) == nil
    else { return [] }
    return UIKitClasses.lineage(of: superclass)
  }
}
