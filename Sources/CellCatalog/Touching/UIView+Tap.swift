package import UIKit

extension UIView {
  /// Does what a tap of a finger on the view does: the view, or the nearest one around it that takes taps, receives it.
  ///
  /// A recognizer of single taps comes first, then a control, then the row or item that the view is in. Returns false
  /// if nothing takes the tap.
  func tap() -> Bool {
    // A view that ignores touches takes its subviews out of their reach.
    let around = Array(sequence(first: self, next: \.superview))
    let touched = around.lastIndex { !$0.isUserInteractionEnabled }.map { around[($0 + 1)...] } ?? around[...]
    for view in touched {
      if let recognizer = view.singleTapRecognizer {
        recognizer.state = .ended
        return true
      }
      if let control = view as? UIControl {
        guard control.isEnabled else { return false }
        control.tapControl()
        return true
      }
      if view.tapRow() { return true }
    }
    return false
  }

  private var singleTapRecognizer: UITapGestureRecognizer? {
    let taps = (gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
    return taps.first {
      $0.isEnabled && $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1
        && $0.delegate?.gestureRecognizerShouldBegin($0) != false
    }
  }

  /// Taps the row or the item whose cell the view is. Returns false if it is none.
  private func tapRow() -> Bool {
    if let cell = self as? UITableViewCell {
      guard let table: UITableView = nearestAround(), let path = table.indexPath(for: cell) else {
        return false
      }
      table.tapRow(at: path)
      return true
    }
    if let cell = self as? UICollectionViewCell {
      guard let collection: UICollectionView = nearestAround(), let path = collection.indexPath(for: cell)
      else {
        return false
      }
      collection.tapItem(at: path)
      return true
    }
    return false
  }

  /// Returns the nearest view of a class around the view.
  private func nearestAround<Around: UIView>() -> Around? {
    var view = superview
    while let around = view {
      if let found = around as? Around { return found }
      view = around.superview
    }
    return nil
  }
}

extension UIControl {
  /// Sends the actions of a tap. A switch is turned first.
  package func tapControl() {
    sendActions(for: .touchDown)
    guard let control = self as? UISwitch else {
      return sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    control.setOn(!control.isOn, animated: false)
    control.sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }
}
