import Foundation

extension UICollectionView {
  func reusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if let cell = state.cellQueues.dequeue(identifier) {
      cell.prepareForReuse()
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
    return cell
  }

  func reusableView(
    ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    if let view = state.supplementaryQueues[kind]?.dequeue(identifier) {
      view.prepareForReuse()
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
    return view
  }
}
