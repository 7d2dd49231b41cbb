extension UIView {
  /// Moves `view` into this view and calls the methods that report the move. `insert` inserts its layer.
  func attach(_ view: UIView, insert: (CALayer) -> Void) {
    precondition(
      !view.layer.isAncestor(of: layer), "A view cannot be added to itself or to a view inside it.")
    guard view.superview !== self else {
      insert(view.layer)
      return
    }
    guard layer.hasRoom(for: view.layer) else { return }
    let (oldWindow, newWindow) = (view.window, window)
    let (oldTraits, oldTint) = (view.traitCollection, view.tintColor)
    if oldWindow !== newWindow { view.propagateWillMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)
    view.superview?.willRemoveSubview(view)
    view.layoutWillDetach()
    insert(view.layer)
    view.layoutDidAttach()
    if oldWindow !== newWindow { view.propagateDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.updateSafeAreaAfterMove()
    view.traitsDidChange(from: oldTraits)
    if !view.hasOwnTintColor, oldTint != view.tintColor { view.propagateTintColorChange() }
  }

  func attach(_ view: UIView, at index: Int) {
    let below = subviews.indices.contains(index) ? subviews[index] : nil
    attach(view) { layer in
      if let below {
        self.layer.insertSublayer(layer, below: below.layer)
      } else {
        self.layer.addSublayer(layer)
      }
    }
  }

  /// The view itself or the nearest one around it that is a window.
  var windowAround: UIWindow? {
    var next: UIView? = self
    while let view = next {
      if let window = view as? UIWindow { return window }
      next = view.superview
    }
    return nil
  }

  func detach() {
    guard let superview else { return }
    let (oldWindow, oldTraits, oldTint) = (window, traitCollection, tintColor)
    if oldWindow != nil { propagateWillMove(toWindow: nil) }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    let wasLayoutHost = isLayoutHost
    layoutWillDetach()
    layer.removeFromSuperlayer()
    layoutDidDetach(wasHost: wasLayoutHost)
    if oldWindow != nil { propagateDidMoveToWindow() }
    didMoveToSuperview()
    updateSafeAreaAfterMove()
    traitsDidChange(from: oldTraits)
    if !hasOwnTintColor, oldTint != tintColor { propagateTintColorChange() }
  }

  func exchange(_ first: Int, _ second: Int) {
    guard first != second, subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    let (lower, upper) = (subviews[min(first, second)].layer, subviews[max(first, second)].layer)
    guard let low = layer.children.firstIndex(where: { $0 === lower }),
      let high = layer.children.firstIndex(where: { $0 === upper })
    else { return }
    layer.insert(upper, at: low)
    layer.insert(lower, at: high + 1)
  }

  /// Adds the subview of `layer`, which is now at `index` of the sublayers.
  func subviewsDidChange(added layer: CALayer, at index: Int) {
    guard let view = layer.view else { return }
    if index == self.layer.children.count - 1 {
      ownSubviews.append(view)
    } else if self.layer.children.count == subviews.count + 1 {
      ownSubviews.insert(view, at: index)
    } else {
      ownSubviews = self.layer.children.compactMap(\.view)
    }
  }

  func subviewsDidChange(removed view: UIView) {
    let index = ownSubviews.first === view ? 0 : ownSubviews.lastIndex { $0 === view }
    if let index { ownSubviews.remove(at: index) }
  }

  private func propagateWillMove(toWindow window: UIWindow?) {
    willMove(toWindow: window)
    for subview in subviews { subview.propagateWillMove(toWindow: window) }
  }

  private func propagateDidMoveToWindow() {
    if !AppearanceRecords.shared.isEmpty, window != nil {
      AppearanceRecords.shared.apply(to: self, in: superview)
    }
    didMoveToWindow()
    for subview in subviews { subview.propagateDidMoveToWindow() }
  }

  func propagateTintColorChange() {
    tintColorDidChange()
    for subview in subviews where !subview.hasOwnTintColor { subview.propagateTintColorChange() }
  }
}
