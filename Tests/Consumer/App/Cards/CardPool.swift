import UIKit

/// A pool of views that are not shown. It creates a view if it has none.
final class CardPool<View: UIView> {
  private var waiting: [View] = []

  func take() -> View { waiting.popLast() ?? View() }

  func give(_ view: View) { waiting.append(view) }
}

/// A view whose only own initializer has no parameters.
final class Badge: UIView {
  let count: Int

  init() {
    count = 1
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.cornerRadius = 10
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
