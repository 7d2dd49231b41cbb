extension UICollectionView {
  /// Begins a transition to another layout, which stands still until its progress is set.
  ///
  /// The completion is called when the transition is finished or cancelled.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let current = collectionViewLayout
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: layout)
    transitionCompletion = completion
    collectionViewLayout = transition
    return transition
  }

  public func finishInteractiveTransition() { endTransition(isFinished: true) }

  public func cancelInteractiveTransition() { endTransition(isFinished: false) }

  private func endTransition(isFinished: Bool) {
    guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    collectionViewLayout = isFinished ? transition.nextLayout : transition.currentLayout
    let completion = transitionCompletion
    transitionCompletion = nil
    completion?(true, isFinished)
  }

  /// A function that is called at the end of a transition. It gets whether the transition completed, and whether it was
  /// finished rather than cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  private var transitionCompletion: LayoutInteractiveTransitionCompletion? {
    get {
      AssociatedObjects.shared.value(of: self, for: Self.transitionKey)
        as? LayoutInteractiveTransitionCompletion
    }
    set { AssociatedObjects.shared.set(newValue, of: self, for: Self.transitionKey) }
  }

  private static let transitionKey = AssociatedObjects.Key()
}
