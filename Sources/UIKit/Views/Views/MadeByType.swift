/// What gives a class its `init()`, so that a class known at run time alone can make one: `T()` and `type.init()`.
///
/// In Objective-C every class can. Swift allows it for `required` initialisers only, which app classes would have to
/// repeat, or for those of a protocol, which come after a class's own initialisers whose arguments have defaults.
public protocol MadeByType {}

/// A class with an `init()` of its own, told by the source pass, which a class known at run time alone is made by.
public protocol OwnInitializer {
  @preconcurrency @MainActor static func madeByOwnInitializer() -> Any
}

// An initialiser in a protocol's extension learns only the type that the compiler saw. The static method behind its
// symbol is called in the same way, and its `self` is the type at run time.

extension MadeByType where Self: UIView {
  @_disfavoredOverload @preconcurrency @MainActor @_silgen_name("UIKit_UIView_made")
  public init()

  @_silgen_name("UIKit_UIView_made")
  @usableFromInline @MainActor static func made() -> Self {
    own ?? unsafeDowncast(allocate(madeByType: ()), to: Self.self)
  }
}

// As `UITableViewCell.make(reuseIdentifier:)` does, and for the same reason.

extension UIView: MadeByType {
  @_silgen_name("$s5UIKit6UIViewC10madeByTypeACyt_tcfC")
  fileprivate static func allocate(madeByType: Void) -> UIView
}

extension MadeByType {
  /// Made by an `init()` of its own, where it has told of one.
  @MainActor static var own: Self? {
    (self as? any OwnInitializer.Type)?.madeByOwnInitializer() as? Self
  }
}
