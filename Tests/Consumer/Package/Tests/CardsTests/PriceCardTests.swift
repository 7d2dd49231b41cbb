import CellTesting
import Testing
import UIKit

@testable import Cards

@MainActor struct PriceCardTests {
  private let objects: [Any]
  private let card: PriceCard
  private let seller: OnlineSeller
  private let owner = UIViewController()

  init() throws {
    objects = UINib(nibName: "PriceCard", bundle: nil).instantiate(withOwner: owner)
    card = try #require(objects.first as? PriceCard)
    seller = try #require(objects.last as? OnlineSeller)
  }

  @Test func `private outlets are set, with their observers`() {
    #expect(card.outlets == ["name", "2 lines, 11.0 points, a button"])
    #expect(card.seller === seller)
  }

  @Test func `runtime attributes are set`() {
    #expect(card.discount == 7)
    #expect(card.isNew)
    #expect(card.tag == 5)
    #expect(card.contentView.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(seller.shop == "Corner")
    #expect(seller.stars == 4.5)
  }

  @Test func `runtime attributes of a class of UIKit are set by the app's extension`() throws {
    let label = try #require(card.contentView.subviews.first)
    #expect(label.layer.cornerRadius == 4)
    #expect(label.layer.borderWidth == 2)
    #expect(label.layer.borderColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
  }

  @Test func `runtime attributes of a generic superclass are set`() throws {
    let frame = try #require(card.contentView.subviews.last as? PictureFrame)
    #expect(frame.inset == 2.5)
    #expect(frame.caption == "Cup")
  }

  @Test func `actions are called`() throws {
    let button = try #require(card.contentView.subviews[1] as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(card.calls == ["buy", "buy:", "Buy", "forget:"])
    #expect(seller.sold == ["PriceCard"])
    #expect(owner.title == "Buy")
  }

  @Test func `a value is set by its key`() {
    card.setValue(3, forKey: "discount")
    #expect(card.discount == 3)
  }
}
