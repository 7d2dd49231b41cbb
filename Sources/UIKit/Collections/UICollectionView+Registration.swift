import Foundation

extension UICollectionView {
  func reusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if let cell = state.reconfiguredCell, cell.reuseIdentifier == identifier {
      state.reconfiguredCell = nil
      return cell
    }
    if let cell = state.cellQueues.dequeue(identifier) {
      cell.prepareForReuse()
      prepareListCell(cell, layoutAttributesForItem(at: path))
      return cell
    }
    guard let type = state.cellQueues.viewClass(for: identifier),
      let cell = type.make(frame: layoutAttributesForItem(at: path)?.frame ?? .zero) as? UICollectionViewCell
    else {
      preconditionFailure(
        "No cell class is registered for \"\(identifier)\": call register(_:forCellWithReuseIdentifier:) first."
      )
    }
    cell.reuseIdentifier = identifier
    prepareListCell(cell, layoutAttributesForItem(at: path))
    return cell
  }

  /// Tells a cell of a list its place before it is filled, since its empty configuration follows from it.
  private func prepareListCell(
    _ view: UICollectionReusableView, _ attributes: @autoclosure () -> UICollectionViewLayoutAttributes?
  ) {
    guard let cell = view as? UICollectionViewListCell else { return }
    let place = attributes()?.list
    if cell.place != place { cell.place = place }
  }

  func reusableView(
    ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    if let view = state.supplementaryQueues[kind]?.dequeue(identifier) {
      view.prepareForReuse()
      prepareListCell(view, layoutAttributesForSupplementaryElement(ofKind: kind, at: path))
      return view
    }
    guard let type = state.supplementaryQueues[kind]?.viewClass(for: identifier) else {
      preconditionFailure(
        "No view class is registered for \"\(identifier)\" of kind \(kind): "
          + "call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first.")
    }
    let frame = layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame ?? .zero
    let view = type.make(frame: frame)
    view.reuseIdentifier = identifier
    prepareListCell(view, layoutAttributesForSupplementaryElement(ofKind: kind, at: path))
    return view
  }
}
