extension UIView {
  /// Has views, from the inside to the outside, update the constraints that they make themselves.
  func updateConstraintsOfTree() {
    needsConstraintUpdateInside = false
    for subview in subviews { subview.updateConstraintsOfTree() }
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    if let owner {
      owner.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Gives the views directly inside the frames that constraints ask for.
  func layoutByConstraints() {
    guard LayoutEngine.isUsed else { return }
    let host = layoutHost
    guard let engine = host.existingConstraintState?.engine else { return }
    engine.solveIfNeeded(isRefreshing: host === self)
    engine.apply(to: self)
  }

  /// Has an engine whose solution is old find where things are, before the layout of a part of its tree.
  func solveConstraintsIfNeeded() {
    guard LayoutEngine.isUsed else { return }
    updateConstraintsOfTree()
    layoutEngine?.solveIfNeeded(isRefreshing: false)
    if !isLayoutHost { return }
    superview?.layoutEngine?.solveIfNeeded(isRefreshing: false)
  }

  /// A frame that constraints speak of was set, or the content of a scroll view moved.
  func geometryDidChangeForConstraints(movedContent: Bool) {
    guard let state = existingConstraintState else { return }
    if movedContent, self is UIScrollView { layoutEngine?.setNeedsSolving() }
    if translatesAutoresizingMaskIntoConstraints, !state.mentions.isEmpty {
      superview?.layoutEngine?.setNeedsSolving()
    }
  }
}

extension UIView {
  /// Insets that constraints may speak of are others than before.
  func marginsDidChangeForConstraints() {
    guard LayoutEngine.isUsed else { return }
    layoutEngine?.setNeedsSolving()
    superview?.layoutEngine?.setNeedsSolving()
  }
}
