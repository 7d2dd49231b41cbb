extension UIView {
  /// Updates the constraints that the views of the tree make themselves, from the inside to the outside.
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

  /// Gives the direct subviews the frames that constraints determine.
  func layoutByConstraints() {
    guard LayoutEngine.isUsed else { return }
    let host = layoutHost
    guard let engine = host.existingConstraintState?.engine else { return }
    engine.solveIfNeeded(isRefreshing: host === self)
    engine.apply(to: self)
  }

  /// Solves outdated constraints before the layout of a part of their tree.
  func solveConstraintsIfNeeded() {
    guard LayoutEngine.isUsed else { return }
    updateConstraintsOfTree()
    layoutEngine?.solveIfNeeded(isRefreshing: false)
    if !isLayoutHost { return }
    superview?.layoutEngine?.solveIfNeeded(isRefreshing: false)
  }

  /// Marks the engines for solving after a frame that constraints refer to was set or a scroll view's content
  /// moved.
  func geometryDidChangeForConstraints(movedContent: Bool) {
    guard let state = existingConstraintState else { return }
    if movedContent, self is UIScrollView { layoutEngine?.setNeedsSolving() }
    if translatesAutoresizingMaskIntoConstraints, !state.mentions.isEmpty {
      superview?.layoutEngine?.setNeedsSolving()
    }
  }
}

extension UIView {
  /// Marks the engines for solving after insets changed that constraints may refer to.
  func marginsDidChangeForConstraints() {
    guard LayoutEngine.isUsed else { return }
    layoutEngine?.setNeedsSolving()
    superview?.layoutEngine?.setNeedsSolving()
  }
}
