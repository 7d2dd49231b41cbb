import Foundation

extension UITableViewCell {
  /// The width of a control for editing, in points, which begins at the margin.
  private static let controlWidth: CGFloat = 22

  public var editingStyle: EditingStyle {
    switch parts.editing.control {
    case .delete: .delete
    case .insert: .insert
    case .selection, nil: .none
    }
  }

  public var shouldIndentWhileEditing: Bool { parts.editing.indentsContent }

  /// Whether the cell shows a grip while its row can be moved.
  public var showsReorderControl: Bool {
    get { parts.showsReorderControl }
    set {
      parts.showsReorderControl = newValue
      editingDidChange()
    }
  }

  /// The type of the accessory while the cell is edited.
  public var editingAccessoryType: AccessoryType {
    get { parts.editingAccessoryType }
    set {
      parts.editingAccessoryType = newValue
      accessoryDidChange()
    }
  }

  /// The accessory while the cell is edited.
  public var editingAccessoryView: UIView? {
    get { parts.editingAccessoryView }
    set {
      parts.editingAccessoryView?.removeFromSuperview()
      parts.editingAccessoryView = newValue
      accessoryDidChange()
    }
  }

  /// The time that an animated change takes, in seconds.
  private static let stateDuration: TimeInterval = 0.3

  /// Calls the methods about a new state before and after a change.
  func changeState(to state: StateMask, animated: Bool, _ change: () -> Void) {
    willTransition(to: state)
    change()
    accessoryDidChange()
    editingDidChange()
    setNeedsUpdateConfiguration()
    AnimationClock.shared.end(after: Self.stateDuration, isAnimated: animated) { [weak self] in
      self?.didTransition(to: state)
    }
  }

  var shownAccessoryView: UIView? { isEditing ? parts.editingAccessoryView : accessoryView }
  var shownAccessoryType: AccessoryType { isEditing ? parts.editingAccessoryType : accessoryType }

  /// The distance from the leading edge to the content, in points, which a control for editing takes. A row without one
  /// leaves the room free.
  var editingIndentation: CGFloat {
    isEditing && parts.editing.isEditable && parts.editing.indentsContent ? margin + Self.controlWidth : 0
  }

  /// The room for the grip and for the table's index at the trailing end, in points.
  var endRoom: CGFloat { (parts.grip.map { $0.bounds.width + edgeMargin } ?? 0) + (context?.indexWidth ?? 0) }

  /// Makes and removes the views of the controls.
  func editingDidChange() {
    let symbol: ListAccessoryView.Symbol? =
      switch isEditing ? parts.editing.control : nil {
      case .delete: .delete
      case .insert: .insert
      case .selection: .circle(isSelected: isSelected)
      case nil: nil
      }
    if parts.editingControl?.symbol != symbol {
      parts.editingControl?.removeFromSuperview()
      parts.editingControl = symbol.map { ListAccessoryView($0, fill: nil) }
      if let control = parts.editingControl { addSubview(control) }
    }
    let hasGrip = isEditing && parts.editing.canMove && parts.showsReorderControl
    if hasGrip != (parts.grip != nil) {
      parts.grip?.removeFromSuperview()
      parts.grip = hasGrip ? ListAccessoryView(.reorder, fill: nil) : nil
      if let grip = parts.grip { addSubview(grip) }
    }
    setNeedsLayout()
  }

  func layoutEditingControls() {
    func place(_ view: UIView?, x: CGFloat) {
      guard let view else { return }
      let size = view.bounds.size
      let y = PixelGrid(of: traitCollection).nearest((bounds.height - size.height) / 2)
      let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      view.frame = isRightToLeft ? frame.mirrored(in: bounds.width) : frame
    }
    place(parts.editingControl, x: margin)
    place(parts.grip, x: bounds.width - endRoom)
  }
}
