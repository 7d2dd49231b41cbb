import Testing
import UIKit

@MainActor struct MadeByTypeTests {
  private func make<T: UIView>(_: T.Type) -> T { T() }

  @Test func `a generic parameter makes an object of its actual class`() {
    #expect(make(UILabel.self).numberOfLines == 1)
    #expect(make(Square.self).side == 10)
  }

  @Test func `a metatype makes an object of its class`() {
    let type: UIView.Type = Square.self
    #expect((type.init() as? Square)?.side == 10)
    let controller: UIViewController.Type = UINavigationController.self
    #expect(controller.init() is UINavigationController)
  }

  @Test func `an initializer with default values is preferred`() {
    #expect(Card().style == "plain")
  }

  @Test func `a class can name its own initializer`() {
    #expect(make(Badge.self).count == 1)
    #expect(make(Dot.self).count == 2)
  }
}

private final class Square: UIView {
  var side = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    side = 10
  }

  required init?(coder: NSCoder) { nil }
}

private final class Card: UIView {
  let style: String

  init(style: String = "plain") {
    self.style = style
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

private class Badge: UIView, OwnInitializer {
  var count = 0

  init() {
    super.init(frame: .zero)
    count = 1
  }

  required init?(coder: NSCoder) { nil }

  class func madeByOwnInitializer() -> Any { Badge() }
}

private final class Dot: Badge {
  override init() {
    super.init()
    count += 1
  }

  required init?(coder: NSCoder) { nil }

  override class func madeByOwnInitializer() -> Any { Dot() }
}
