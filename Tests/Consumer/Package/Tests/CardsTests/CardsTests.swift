import CellTesting
import Testing
import UIKit

@testable import Cards

@MainActor struct CardsTests {
  private final class Host: NSObject, RatingCardDelegate {
    var rated: [Int] = []

    func ratingCard(_ card: RatingCard, didRate rating: Int) { rated.append(rating) }
  }

  private func picture(of view: UIView) -> Data? {
    view.layoutIfNeeded()
    return UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }.pngData()
  }

  private func card() -> RatingCard { RatingCard(frame: CGRect(x: 0, y: 0, width: 200, height: 90)) }

  @Test func `pressing a star changes the picture`() throws {
    let card = card()
    let before = try #require(picture(of: card))
    card.stars[2].sendActions(for: .touchUpInside)
    #expect(card.rating == 3)
    #expect(try #require(picture(of: card)) != before)
  }

  @Test func `a class that is only known at run time is created`() {
    #expect(CardPool<Badge>().take().bounds.width == 20)
    #expect(!CardPool<RatingCard>().take().stars.isEmpty)
    let types: [UIView.Type] = [Badge.self, RatingCard.self]
    #expect(types.map { $0.init() }.first is Badge)
  }

  @Test func `an action without an argument is performed`() throws {
    let card = card()
    card.stars[2].sendActions(for: .touchUpInside)
    let button = try #require(card.subviews.compactMap { $0 as? UIButton }.first { $0.tag == 0 })
    button.sendActions(for: .touchUpInside)
    #expect(card.rating == 0)
  }

  @Test func `a delegate's optional method is called`() {
    let card = card()
    let host = Host()
    card.delegate = host
    card.stars[1].sendActions(for: .touchUpInside)
    #expect(host.rated == [2])
  }

  @Test func `a gesture's action is performed`() throws {
    let card = card()
    card.stars[4].sendActions(for: .touchUpInside)
    let swipe = try #require(card.gestureRecognizers?.first { $0 is UISwipeGestureRecognizer })
    swipe.state = .ended
    #expect(card.rating == 4)
    let press = try #require(card.gestureRecognizers?.first { $0 is UILongPressGestureRecognizer })
    press.state = .began
    #expect(card.rating == 5)
  }

  @Test func `a notification's selector is performed`() {
    let card = card()
    NotificationCenter.default.post(name: .ratingsDidReset, object: nil, userInfo: ["rating": 2])
    #expect(card.rating == 2)
  }

  @Test func `a layout method in an extension overrides the superclass`() {
    let card = card()
    card.layoutIfNeeded()
    #expect(card.stars[0].frame == CGRect(x: 12, y: 8, width: 30, height: 30))
    #expect(card.intrinsicContentSize == CGSize(width: 194, height: 84))
  }

  @Test func `a property observer in an extension overrides the superclass`() {
    let card = card()
    card.isHidden = true
    #expect(card.accessibilityElementsHidden)
  }

  @Test func `a member of an extension is overridden`() {
    #expect(CompactRatingCard().intrinsicContentSize.width == 178)
    #expect(CompactRatingCard().title(for: .current) == "Rating, compact")
  }

  @Test func `the Objective-C name of a method is its selector`() throws {
    let card = card()
    let star = try #require(card.stars.first)
    #expect(star.actions(forTarget: card, forControlEvent: .touchUpInside) == ["tapped:"])
    #expect(star.actions(forTarget: card, forControlEvent: .touchDown) == ["touchedStar:forEvent:"])
  }

  @Test func `key paths become strings`() {
    #expect(card().keyPathOfRating == "rating")
    #expect(card().keyPathOfOpacity == "opacity")
  }

  @Test func `strings are not changed`() {
    #expect(RatingCard.remark == "#selector(clear) @objc os(iOS)")
  }

  @Test func `conditional compilation is the same as in the simulator`() {
    #expect(Platform.name == "iOS")
    #expect(Platform.isSimulator)
  }

  @Test func `a timer and perform call the method`() {
    let clock = Clock()
    clock.start()
    clock.performs()
    clock.stop()
    #expect(clock.ticks == 1)
    #expect(clock.messages == ["tick", "tick", "ticks"])
  }
}
