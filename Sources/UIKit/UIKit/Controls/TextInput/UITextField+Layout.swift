import Foundation

extension UITextField {
  var showsLeftView: Bool { leftView != nil && leftViewMode.isSeen(isEditing) }
  var showsRightView: Bool { rightView != nil && rightViewMode.isSeen(isEditing) }
  var showsClearButton: Bool { clearButtonMode.isSeen(isEditing) && hasText && isEnabled && !showsRightView }
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func layoutClearButton() {
    guard showsClearButton else {
      clearButton?.isHidden = true
      return
    }
    let button = clearButton ?? ClearButton(frame: .zero)
    if clearButton == nil { addSubview(button) }
    clearButton = button
    button.isHidden = false
    button.frame = clearButtonRect(forBounds: bounds)
  }

  /// The distance of the text from the border at each side, in points.
  var borderInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  func standardTextRect(in bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: borderInset, dy: borderStyle == .roundedRect ? 2 : 0)
    if showsLeftView, let leftView {
      let taken = max(leftViewRect(forBounds: bounds).maxX - rect.minX, 0)
      if leftView.bounds.width > 0 {
        rect = rect.inset(by: UIEdgeInsets(top: 0, left: taken, bottom: 0, right: 0))
      }
    }
    if showsRightView, let rightView {
      let taken = max(rect.maxX - rightViewRect(forBounds: bounds).minX, 0)
      if rightView.bounds.width > 0 {
        rect = rect.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: taken))
      }
    } else if showsClearButton {
      let button = clearButtonRect(forBounds: bounds)
      rect = rect.inset(
        by: isRightToLeft
          ? UIEdgeInsets(top: 0, left: max(button.maxX - rect.minX, 0), bottom: 0, right: 0)
          : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: max(rect.maxX - button.minX, 0)))
    }
    return rect
  }

  var shownTextRect: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the frame of the line in a rectangle, on whole pixels. It may be higher than the rectangle.
  func lineRect(in rect: CGRect) -> CGRect {
    let height = label.sizeThatFits(.zero).height
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: rect.minY
      case .bottom: rect.maxY - height
      case .center, .fill: rect.minY + (rect.height - height) / 2
      }
    return CGRect(
      x: rect.minX, y: PixelGrid(of: traitCollection).nearest(y), width: rect.width, height: height)
  }
}
