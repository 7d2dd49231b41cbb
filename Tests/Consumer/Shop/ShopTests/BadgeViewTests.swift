import SnapshotTesting
import XCTest

@testable import Shop

final class BadgeViewTests: XCTestCase {
  func testColors() {
    let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 60, height: 24))
    for style in [UIUserInterfaceStyle.light, .dark] {
      assertSnapshot(
        of: badge, as: .image(traits: UITraitCollection(userInterfaceStyle: style)),
        named: style == .dark ? "dark" : "light")
    }
  }

  func testFrames() {
    let badge = BadgeView(frame: .zero)
    badge.count = 12
    verify(badge, height: 24)
  }

  func testEmptyBasket() {
    assertSnapshot(
      of: BasketViewController(style: .plain),
      as: .recursiveDescription(size: CGSize(width: 320, height: 200)))
  }
}
