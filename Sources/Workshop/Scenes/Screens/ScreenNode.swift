import Foundation

/// A view in the tree of a screen: Apple's or ours.
final class ScreenNode {
  let path: String
  let className: String
  /// The frame in points from the top left corner of the superview's visible area.
  private(set) var frame: CGRect
  /// The point of the own coordinates at the top left corner, which a scroll view moves.
  private let visibleOrigin: CGPoint
  let isHidden: Bool
  var text: String?
  var background: ScreenColor?
  private(set) var children: [ScreenNode] = []
  /// Whether any of the view is on the screen. A view without a size counts.
  private(set) var isOnScreen = true

  init(path: String, className: String, frame: CGRect, visibleOrigin: CGPoint = .zero, isHidden: Bool) {
    self.path = path
    self.className = className
    self.frame = frame
    self.visibleOrigin = visibleOrigin
    self.isHidden = isHidden
  }

  func add(_ child: ScreenNode) {
    child.frame.origin.x -= visibleOrigin.x
    child.frame.origin.y -= visibleOrigin.y
    children.append(child)
  }

  /// Finds the views that are on the screen of this window.
  func markScreen() {
    for child in children { child.mark(from: .zero, in: CGRect(origin: .zero, size: frame.size)) }
  }

  private func mark(from origin: CGPoint, in screen: CGRect) {
    let place = frame.offsetBy(dx: origin.x, dy: origin.y)
    isOnScreen =
      place.minX < screen.maxX && place.maxX >= screen.minX && place.minY < screen.maxY
      && place.maxY >= screen.minY
    for child in children { child.mark(from: place.origin, in: screen) }
  }

  /// Whether the view shows nothing: neither views nor a text nor a background.
  var isEmpty: Bool { children.isEmpty && text == nil && background == nil }

  /// The node and all nodes below it.
  var all: [ScreenNode] { [self] + children.flatMap(\.all) }
}
