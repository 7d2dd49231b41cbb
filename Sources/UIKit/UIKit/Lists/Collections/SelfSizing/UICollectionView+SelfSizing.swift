import Foundation

extension UICollectionView {
  /// Asks elements for their sizes and passes them to the layout. Each element is asked once between two
  /// invalidations of the layout.
  ///
  /// - Returns: Whether a size has invalidated the layout.
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

  /// Asks every element of a layout with estimated sizes for its size, as if all were visible.
  ///
  /// From then on, the layout uses the view's current size as the screen's size.
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
