import Foundation

extension UICollectionView {
  func reusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if let cell = state.reconfiguredCell, cell.reuseIdentifier == identifier {
      state.reconfiguredCell = nil
      return cell
    }
    if let cell = state.cellQueues.dequeue(identifier) {
      cell.prepareForReuse()
      prepare(cell, layoutAttributesForItem(at: path))
      return cell
    }
    let attributes = layoutAttributesForItem(at: path)
    let made =
      state.cellQueues.nibView(for: identifier)
      ?? state.cellQueues.viewClass(for: identifier)?.make(frame: attributes?.frame ?? .zero)
    guard let cell = made as? UICollectionViewCell else {
      preconditionFailure(
        "No cell class is registered for \"\(identifier)\": call register(_:forCellWithReuseIdentifier:) first."
      )
    }
    cell.reuseIdentifier = identifier
    prepare(cell, attributes)
    return cell
  }

  /// Applies attributes to a view before it is filled. What the app fills in may depend on the frame and on the
  /// place in a list.
  private func prepare(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes?) {
    if let attributes { place(view, attributes) }
  }

  func reusableView(
    ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    if let view = state.supplementaryQueues[kind]?.dequeue(identifier) {
      view.prepareForReuse()
      prepare(view, layoutAttributesForSupplementaryElement(ofKind: kind, at: path))
      return view
    }
    let attributes = layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
    let queues = state.supplementaryQueues[kind]
    let made =
      queues?.nibView(for: identifier)
      ?? queues?.viewClass(for: identifier)?.make(frame: attributes?.frame ?? .zero)
    guard let view = made else {
      preconditionFailure(
        "No view class is registered for \"\(identifier)\" of kind \(kind): "
          + "call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first.")
    }
    view.reuseIdentifier = identifier
    prepare(view, attributes)
    return view
  }
}
