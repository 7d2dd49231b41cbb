import UIKit

extension UIView {
  /// Returns the view that acts on a touch which hit this view: the nearest control, view with a gesture, or row that
  /// can be selected. Returns nil if there is none, and if the touch ends at a disabled control.
  func touchTarget(in root: UIView) -> UIView? {
    var next: UIView? = self
    while let view = next {
      if let control = view as? UIControl { return control.isEnabled ? control : nil }
      if view.actsOnTouches { return view }
      guard view !== root else { return nil }
      next = view.superview
    }
    return nil
  }

  private var actsOnTouches: Bool {
    if gestureRecognizers?.contains(where: { $0.isEnabled && !($0 is UIHoverGestureRecognizer) }) == true {
      return true
    }
    return switch self {
    case let text as UITextView: text.isEditable || text.isSelectable
    case let cell as UITableViewCell: cell.canBeSelected
    case let cell as UICollectionViewCell: cell.canBeSelected
    default: false
    }
  }

  /// The nearest superview of a type.
  fileprivate func holder<Holder: UIView>(_ type: Holder.Type) -> Holder? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? Holder }.first
  }
}

extension UITableViewCell {
  fileprivate var canBeSelected: Bool {
    guard let table = holder(UITableView.self), table.allowsSelection, let path = table.indexPath(for: self)
    else { return false }
    return table.delegate?.tableView(table, shouldHighlightRowAt: path) ?? true
  }
}

extension UICollectionViewCell {
  fileprivate var canBeSelected: Bool {
    guard let collection = holder(UICollectionView.self), collection.allowsSelection,
      let path = collection.indexPath(for: self)
    else { return false }
    return collection.delegate?.collectionView(collection, shouldHighlightItemAt: path) ?? true
  }
}
