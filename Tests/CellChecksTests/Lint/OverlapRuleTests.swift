import Testing
import UIKit
@testable import CellChecks
@testable import CellSnapSampleCells

@MainActor struct OverlapRuleTests {
  private let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))

  private func views(_ views: UIView...) -> Int {
    for view in views { cell.addSubview(view) }
    cell.layoutIfNeeded()
    return OverlapRule.faults(in: LintTree(of: cell)).count
  }

  private func photo(_ rect: CGRect) -> UIImageView {
    let view = UIImageView(frame: rect)
    view.image = NotePicture.photo
    return view
  }

  private func label(_ text: String, _ rect: CGRect) -> UILabel {
    let label = UILabel(frame: rect)
    label.text = text
    return label
  }

  private func button(_ rect: CGRect, title: String? = nil) -> UIButton {
    let button = UIButton(frame: rect)
    button.setTitle(title, for: .normal)
    if title == nil { button.setImage(NotePicture.more, for: .normal) }
    return button
  }

  private func box(_ rect: CGRect) -> UIView {
    let view = UIView(frame: rect)
    view.backgroundColor = .systemGray5
    return view
  }

  @Test func `a text over the photo's edge is a fault`() {
    let count = views(
      photo(CGRect(x: 0, y: 0, width: 40, height: 40)),
      label("Three", CGRect(x: 20, y: 4, width: 80, height: 24)))
    #expect(count == 1)
  }

  @Test func `a badge over the photo's edge is not a fault`() {
    let badge = label("3", CGRect(x: 30, y: 4, width: 20, height: 20))
    badge.backgroundColor = .red
    badge.textAlignment = .center
    #expect(views(photo(CGRect(x: 0, y: 0, width: 40, height: 40)), badge) == 0)
  }

  @Test func `a badge in a box of its own is not a fault`() {
    let pill = box(CGRect(x: 20, y: 4, width: 60, height: 30))
    pill.addSubview(label("3", CGRect(x: 10, y: 4, width: 20, height: 22)))
    #expect(views(photo(CGRect(x: 0, y: 0, width: 40, height: 40)), pill) == 0)
  }

  @Test func `a badge over a text is a fault`() {
    let badge = label("3", CGRect(x: 10, y: 0, width: 20, height: 24))
    badge.backgroundColor = .red
    #expect(views(label("Holiday", CGRect(x: 0, y: 0, width: 120, height: 24)), badge) == 1)
  }

  @Test func `a button over the photo's edge is not a fault`() {
    let count = views(
      photo(CGRect(x: 0, y: 0, width: 320, height: 60)), button(CGRect(x: 240, y: 40, width: 44, height: 44)))
    #expect(count == 0)
  }

  @Test func `a button over a text is a fault`() {
    let count = views(
      label("Holiday in Lisbon", CGRect(x: 0, y: 10, width: 200, height: 24)),
      button(CGRect(x: 80, y: 0, width: 44, height: 44)))
    #expect(count == 1)
  }

  @Test func `a photo over a text is a fault`() {
    let count = views(
      label("Holiday in Lisbon", CGRect(x: 0, y: 10, width: 200, height: 24)),
      photo(CGRect(x: 80, y: 20, width: 44, height: 44)))
    #expect(count == 1)
  }

  @Test func `a photo over a button's title is a fault`() {
    let count = views(
      button(CGRect(x: 0, y: 0, width: 120, height: 44), title: "Follow"),
      photo(CGRect(x: 70, y: 0, width: 80, height: 44)))
    #expect(count == 1)
  }

  @Test func `buttons that share much of their area are a fault`() {
    let count = views(
      button(CGRect(x: 0, y: 0, width: 60, height: 44)), button(CGRect(x: 38, y: 0, width: 60, height: 44)))
    #expect(count == 1)
  }

  @Test func `a button at the corner of a large button is not a fault`() {
    let count = views(
      button(CGRect(x: 0, y: 0, width: 110, height: 110)), button(CGRect(x: 80, y: 0, width: 44, height: 44)))
    #expect(count == 0)
  }

  @Test func `a card's decoration that is partly behind a text is not a fault`() {
    let card = box(CGRect(x: 8, y: 8, width: 304, height: 104))
    card.clipsToBounds = true
    card.addSubview(box(CGRect(x: 80, y: -40, width: 100, height: 100)))
    #expect(views(card, label("Holiday in Lisbon", CGRect(x: 20, y: 20, width: 280, height: 24))) == 0)
  }

  @Test func `a bubble that is too small for its text is a fault`() {
    let count = views(
      box(CGRect(x: 8, y: 8, width: 100, height: 40)),
      label("Holiday in Lisbon", CGRect(x: 20, y: 16, width: 280, height: 24)))
    #expect(count == 1)
  }

  @Test func `the overlapping views are named`() {
    let row = PairView(frame: cell.bounds)
    let fault = OverlapRule.faults(in: LintTree(of: row)).first
    #expect(fault?.view.property == "dateLabel")
    #expect(fault?.expected == "no overlap with nameLabel")
  }
}

/// A view with two labels, one of them in a view of its own.
private final class PairView: UIView {
  private let nameLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 24))
  private let dateLabel = UILabel(frame: CGRect(x: 10, y: 0, width: 120, height: 24))

  override init(frame: CGRect) {
    super.init(frame: frame)
    let side = UIView(frame: frame)
    nameLabel.text = "Anna"
    dateLabel.text = "Monday"
    side.addSubview(dateLabel)
    addSubview(nameLabel)
    addSubview(side)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
