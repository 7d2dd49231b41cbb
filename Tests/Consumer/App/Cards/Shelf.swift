import UIKit

@objc protocol ShelfDelegate: AnyObject {
  @objc optional func shelf(_ shelf: Shelf, didTake name: String)
  @objc optional func widthOfShelf(_ shelf: Shelf) -> CGFloat
}

/// A view that asks what its delegate can do before it calls it.
final class Shelf: UIView {
  weak var delegate: ShelfDelegate?
  weak var observer: AnyObject?

  var canTake: Bool { delegate?.shelf(_:didTake:) != nil }

  var width: CGFloat {
    guard let delegate, let width = delegate.widthOfShelf else { return 10 }
    return width(self)
  }

  func take(_ name: String) {
    // swift-format-ignore: NeverForceUnwrap
    delegate!.shelf!(self, didTake: name)
    observer?.shelf?(self, didTake: name)
  }
}

final class ShelfKeeper: NSObject, ShelfDelegate {
  private(set) var names: [String] = []

  func shelf(_ shelf: Shelf, didTake name: String) { names.append(name) }

  func widthOfShelf(_ shelf: Shelf) -> CGFloat { 20 }
}

final class LazyShelfKeeper: NSObject, ShelfDelegate {}
