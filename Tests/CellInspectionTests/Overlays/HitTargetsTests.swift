import CellDrawing
import Foundation
import Testing
import UIKit
@testable import CellInspection

/// Tests of the areas in which touches reach views, in a card of 320 by 100 points.
@MainActor @Suite struct HitTargetsTests {
  /// A button that takes touches around it.
  private final class WideButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: -7).contains(point)
    }
  }

  /// A button that only takes touches in its circle.
  private final class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
    }
  }

  /// A view that gives every touch to its button.
  private final class Card: UIView {
    let button: UIButton
    var givesAllTouches = false

    init(_ button: UIButton, frame: CGRect) {
      self.button = button
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      button.frame = frame
      addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      givesAllTouches ? button : super.hitTest(point, with: event)
    }
  }

  private func targets(_ view: UIView) -> [HitTarget] { HitTargets(in: view, rect: view.bounds).targets }

  private func card(_ button: UIButton = UIButton(), width: CGFloat = 60) -> Card {
    Card(button, frame: CGRect(x: 40, y: 30, width: width, height: 48))
  }

  @Test func `a control has the area of its frame`() {
    #expect(
      targets(card())
        == [HitTarget(name: "button", rects: [CGRect(x: 40, y: 30, width: 60, height: 48)])])
  }

  @Test func `an area that is not on whole points is exact`() {
    let card = card()
    card.button.frame = CGRect(x: 40.5, y: 30.25, width: 60.25, height: 48)
    #expect(targets(card).map(\.rects) == [[CGRect(x: 40.5, y: 30.25, width: 60.25, height: 48)]])
  }

  @Test func `touches around a view that takes them belong to its area`() {
    // 10 points more on the left and right, and 7 more above and below.
    #expect(
      targets(card(WideButton())).map(\.rects)
        == [[CGRect(x: 40 - 10, y: 30 - 7, width: 60 + 20, height: 48 + 14)]])
  }

  @Test func `a round area is found to a point`() throws {
    let card = card(RoundButton(), width: 48)
    let target = try #require(targets(card).first)
    #expect(target.bounds == CGRect(x: 40, y: 30, width: 48, height: 48))
    let area: CGFloat = target.rects.map { $0.width * $0.height }.reduce(0, +)
    // The circle has 24² · π points. Its edge has 48 · π.
    #expect(abs(area - 24 * 24 * .pi) < 48)
  }

  @Test func `an overridden hit test decides`() {
    let card = card()
    card.givesAllTouches = true
    #expect(targets(card).map(\.rects) == [[CGRect(x: 0, y: 0, width: 320, height: 100)]])
  }

  @Test func `a view in front takes the touches`() {
    let card = card()
    let cover = UIView(frame: CGRect(x: 70, y: 0, width: 100, height: 100))
    card.addSubview(cover)
    // The cover begins 30 points after the button's left edge.
    #expect(targets(card).map(\.rects) == [[CGRect(x: 40, y: 30, width: 30, height: 48)]])
    cover.isUserInteractionEnabled = false
    #expect(targets(card).map(\.bounds.width) == [60])
  }

  @Test(
    arguments: [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
      { $0.isEnabled = false },
    ] as [@MainActor @Sendable (UIButton) -> Void])
  func `a button that takes no touches is no target`(change: @MainActor @Sendable (UIButton) -> Void) {
    let card = card()
    change(card.button)
    #expect(targets(card).isEmpty)
  }

  @Test func `a disabled control keeps touches from the gesture behind it`() {
    let card = card()
    card.addGestureRecognizer(UITapGestureRecognizer())
    #expect(Set(targets(card).map(\.name)) == ["Card", "button"])
    card.button.isEnabled = false
    let rects = targets(card).flatMap(\.rects)
    #expect(!rects.contains { $0.contains(CGPoint(x: 50, y: 40)) })
    let area: CGFloat = rects.map { $0.width * $0.height }.reduce(0, +)
    let expected: CGFloat = 320 * 100 - 60 * 48
    #expect(area == expected, "\(area - expected)")
  }

  @Test func `a label with a gesture is a target only if it takes touches`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    label.addGestureRecognizer(UITapGestureRecognizer())
    #expect(targets(label).isEmpty)
    label.isUserInteractionEnabled = true
    #expect(targets(label).map(\.caption) == ["UILabel 100 × 50"])
  }

  @Test func `a part of a picture has the targets in it`() {
    let targets = HitTargets(in: card(), rect: CGRect(x: 0, y: 50, width: 320, height: 50)).targets
    #expect(targets.map(\.rects) == [[CGRect(x: 40, y: 0, width: 60, height: 30 + 48 - 50)]])
  }

  @Test func `a target below 44 points is small`() {
    #expect(targets(card(width: 43)).map(\.caption) == ["button 43 × 48, small"])
    #expect(targets(card(width: 44)).map(\.caption) == ["button 44 × 48"])
  }

  @Test func `rows that can be selected are targets`() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        indexPath.row == 1
      }
    }
    let rows = Rows(style: .plain)
    rows.tableView.rowHeight = 50
    rows.view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    rows.view.layoutIfNeeded()
    #expect(targets(rows.view).map(\.rects) == [[CGRect(x: 0, y: 50, width: 320, height: 50)]])
    rows.tableView.allowsSelection = false
    #expect(targets(rows.view).isEmpty)
  }
}
