/// A type with an `init()` for classes that are known only at run time: `T()` and `type.init()`.
///
/// In Objective-C every class can do that. Swift allows it only for `required` initializers, which app classes
/// would have to repeat, and for initializers of a protocol. A class's own initializers whose arguments have
/// defaults win over those.
public protocol MadeByType {}

/// A class with its own `init()`, found by the source pass, for instances of a class known only at run time.
public protocol OwnInitializer {
  @preconcurrency @MainActor static func madeByOwnInitializer() -> Any
}

// An initializer in a protocol's extension knows only the static type. The static method behind its symbol is
// called in the same way, and its `self` is the dynamic type.

extension MadeByType where Self: UIView {
  @_disfavoredOverload @preconcurrency @MainActor @_silgen_name("UIKit_UIView_made")
  public init()

  @_silgen_name("UIKit_UIView_made")
  @usableFromInline @MainActor static func made() -> Self {
    own ?? unsafeDowncast(allocate(madeByType: ()), to: Self.self)
  }
}

// This works like `UITableViewCell.make(reuseIdentifier:)`, for the same reason.

extension UIView: MadeByType {
  @_silgen_name("$s5UIKit6UIViewC10madeByTypeACyt_tcfC")
  fileprivate static func allocate(madeByType: Void) -> UIView
}

extension MadeByType {
  /// An instance made by the class's own `init()`, or nil if the class has none.
  @MainActor static var own: Self? {
    (self as? any OwnInitializer.Type)?.madeByOwnInitializer() as? Self
  }
}
