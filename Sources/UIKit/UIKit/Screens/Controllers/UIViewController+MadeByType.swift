extension MadeByType where Self: UIViewController {
  @_disfavoredOverload @preconcurrency @MainActor @_silgen_name("UIKit_UIViewController_made")
  public init()

  @_silgen_name("UIKit_UIViewController_made")
  @usableFromInline @MainActor static func made() -> Self {
    own ?? unsafeDowncast(allocate(madeByType: ()), to: Self.self)
  }
}

// This works like `UITableViewCell.make(reuseIdentifier:)`, for the same reason.

extension UIViewController: MadeByType {
  @_silgen_name("$s5UIKit16UIViewControllerC10madeByTypeACyt_tcfC")
  fileprivate static func allocate(madeByType: Void) -> UIViewController
}
