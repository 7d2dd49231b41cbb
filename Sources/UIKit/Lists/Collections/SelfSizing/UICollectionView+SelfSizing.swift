import Foundation

extension UICollectionView {
  /// Asks each element that was not asked since the layout was last invalidated for its size, and tells the layout.
  ///
  /// - Returns: Whether the layout is no longer true.
  func sizeElements(_ elements: [UICollectionViewLayoutAttributes]) -> Bool {
    let layout = collectionViewLayout
    state.isSizing = true
    defer { state.isSizing = false }
    var isInvalid = false
    for original in elements where layout.sizesItself(original) {
      let key = original.key
      guard let view = state.views[key], state.sizedElements.insert(key).inserted,
        let copy = original.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let preferred = view.preferredLayoutAttributesFitting(copy)
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      isInvalid = true
    }
    return isInvalid
  }

  /// Lets every element of a layout with estimated sizes say its size, as if all had been in sight.
  ///
  /// The layout goes on to take the size that the view has now for that of the screen.
  package func resolveSizes() {
    if state.screen != bounds.size {
      state.screen = nil
      if collectionViewLayout is UICollectionViewCompositionalLayout {
        collectionViewLayout.invalidateLayout()
      }
    }
    layoutIfNeeded()
    state.screen = bounds.size
    layOutElements(everywhere: true)
  }
}
