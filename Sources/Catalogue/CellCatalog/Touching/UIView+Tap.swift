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
        return control.isEnabled && type(of: control).facts.takesTap && control.tapControl()
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
      return table.tapRow(at: path)
    }
    if let cell = self as? UICollectionViewCell {
      guard let collection: UICollectionView = nearestAround(), let path = collection.indexPath(for: cell)
      else {
        return false
      }
      return collection.tapItem(at: path)
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
  /// Lets the control follow the touch of a tap, and sends its actions if it does. A switch is turned before its last
  /// actions. A text field follows no touch; it begins to be edited. Returns false if the control refuses.
  @discardableResult
  package func tapControl() -> Bool {
    if let field = self as? UITextField { return field.becomeFirstResponder() }
    let touch = UITouch(location: CGPoint(x: bounds.midX, y: bounds.midY), in: self)
    let event = UIEvent(touches: [touch])
    guard beginTracking(touch, with: event) else { return false }
    sendActions(for: .touchDown)
    endTracking(touch, with: event)
    guard let control = self as? UISwitch else {
      sendActions(for: [.touchUpInside, .primaryActionTriggered])
      return true
    }
    control.setOn(!control.isOn, animated: false)
    control.sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
    return true
  }
}
