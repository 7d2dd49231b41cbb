internal import Foundation

/// Layout margins as they were set: by sides or by the layout direction.
enum LayoutMargins {
  case fixed(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)
}

/// A row that gives its content view the margins of its table.
@MainActor protocol RowMarginsHolder: UIView {
  var contentView: UIView { get }
  var contentViewMargins: NSDirectionalEdgeInsets { get }
}

extension UIView {
  var resolvedLayoutMargins: UIEdgeInsets {
    var margins: UIEdgeInsets
    switch assignedMargins ?? systemMargins {
    case .fixed(let insets): margins = insets
    case .directional(let insets):
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      margins = UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing)
    }
    if let minimum = systemMinimumMargins {
      margins.left = max(margins.left, minimum.leading)
      margins.right = max(margins.right, minimum.trailing)
    }
    if insetsLayoutMarginsFromSafeArea {
      let safeArea = safeAreaInsets
      margins.top += safeArea.top
      margins.left += safeArea.left
      margins.bottom += safeArea.bottom
      margins.right += safeArea.right
    }
    if preservesSuperviewLayoutMargins, let superview {
      margins = margins.reaching(superview.layoutMargins, of: superview.bounds, around: frame)
    }
    return layoutSettings.followsReadableWidth ? ReadableContent.enlarged(margins, of: self) : margins
  }

  /// The default margins: the minimum margins of a controller's root view, the row's margins of a cell's content
  /// view and of the cell's sides, none of a stack view, otherwise 8 points.
  private var systemMargins: LayoutMargins {
    if let minimum = systemMinimumMargins { return .directional(minimum) }
    if let row = superview as? any RowMarginsHolder, row.contentView === self {
      return .directional(row.contentViewMargins)
    }
    if let row = self as? any RowMarginsHolder {
      let margins = row.contentViewMargins
      return .directional(
        NSDirectionalEdgeInsets(
          top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.leading))
    }
    return .fixed(self is UIStackView ? .zero : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  /// The minimum margins of a controller's root view, or nil.
  private var systemMinimumMargins: NSDirectionalEdgeInsets? {
    guard let owner, owner.viewRespectsSystemMinimumLayoutMargins else { return nil }
    return owner.systemMinimumLayoutMargins
  }

  var resolvedDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
      trailing: isRightToLeft ? margins.left : margins.right)
  }

  /// The insets of the superview's and the controller's safe area in this view.
  var resolvedSafeAreaInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let superview {
      let outer = superview.safeAreaInsets
      if outer != .zero {
        insets = insets.reaching(outer, of: superview.bounds, around: frame).clamped(to: outer)
      }
    }
    if let controller = owner {
      for more in [controller.additionalSafeAreaInsets, controller.barInsets] {
        insets.top += more.top
        insets.left += more.left
        insets.bottom += more.bottom
        insets.right += more.right
      }
    }
    return insets
  }

  /// Reports safe area insets that changed, for this view and the views below.
  func updateSafeArea() {
    let insets = safeAreaInsets
    guard insets != reportedSafeAreaInsets else { return }
    reportedSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { reportLayoutMargins() }
    setNeedsLayout()
    marginsDidChangeForConstraints()
    for subview in subviews { subview.updateSafeArea() }
  }

  /// Updates the safe area after a move, if the old or the new superview has insets, or if a controller may have some.
  func updateSafeAreaAfterMove() {
    if reportedSafeAreaInsets != .zero || superview?.reportedSafeAreaInsets ?? .zero != .zero
      || owner != nil && window != nil
    {
      updateSafeArea()
    }
  }

  /// Reports layout margins that were set or that follow the safe area, to the view and then to its controller.
  func reportLayoutMargins() {
    layoutMarginsDidChange()
    owner?.reportLayoutMargins()
  }
}

extension UIEdgeInsets {
  /// Returns the insets, enlarged so that `frame` stays out of the `outer` insets of the `bounds` around it.
  func reaching(_ outer: UIEdgeInsets, of bounds: CGRect, around frame: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, bounds.minY + outer.top - frame.minY),
      left: max(left, bounds.minX + outer.left - frame.minX),
      bottom: max(bottom, frame.maxY - (bounds.maxY - outer.bottom)),
      right: max(right, frame.maxX - (bounds.maxX - outer.right)))
  }

  /// Returns the insets, each at most as large as the outer inset.
  func clamped(to outer: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(top, max(outer.top, 0)), left: min(left, max(outer.left, 0)),
      bottom: min(bottom, max(outer.bottom, 0)), right: min(right, max(outer.right, 0)))
  }
}
