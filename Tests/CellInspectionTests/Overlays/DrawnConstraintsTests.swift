import Foundation
import Testing
import UIKit
@testable import CellInspection

@MainActor struct DrawnConstraintsTests {
  /// A card with an avatar of 40 points, 16 points from the leading edge, and a box behind it.
  private final class Card: UIView {
    let avatar = UIView()
    let box = UIView()

    init(_ constraints: (Card) -> [NSLayoutConstraint]) {
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      for view in [avatar, box] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      NSLayoutConstraint.activate([
        avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        avatar.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        avatar.widthAnchor.constraint(equalToConstant: 40),
        avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor, multiplier: 0.5),
        box.heightAnchor.constraint(equalToConstant: 30), box.widthAnchor.constraint(equalToConstant: 50),
      ])
      NSLayoutConstraint.activate(constraints(self))
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  private func drawn(in view: UIView) -> DrawnConstraints {
    view.layoutIfNeeded()
    return DrawnConstraints(in: view, rect: view.bounds)
  }

  /// Returns the first drawn constraint whose caption begins with `caption`.
  private func drawn(_ caption: String, in view: UIView) throws -> DrawnConstraint {
    try #require(drawn(in: view).constraints.first { $0.caption.hasPrefix(caption) })
  }

  private func card(_ constraints: @escaping (Card) -> [NSLayoutConstraint] = { _ in [] }) -> Card {
    Card { card in
      [card.box.topAnchor.constraint(equalTo: card.avatar.topAnchor)] + constraints(card)
        + [card.box.leadingAnchor.constraint(equalTo: card.avatar.trailingAnchor, constant: 8)]
    }
  }

  @Test func `a left side that is equal to a top is not drawn`() {
    let card = card { card in
      [
        NSLayoutConstraint(
          item: card.box, attribute: .left, relatedBy: .equal, toItem: card.avatar, attribute: .top,
          multiplier: 1, constant: 54)
      ]
    }
    // 16 + 40 + 8 = 10 + 54
    #expect(card.box.constraintsAffectingLayout(for: .horizontal).contains { $0.secondAttribute == .top })
    #expect(
      !drawn(in: card).constraints.contains { $0.caption.contains(".top") && $0.caption.contains("left") })
  }

  @Test func `a distance is a line between two edges`() throws {
    let drawn = try drawn("box.leading", in: card())
    #expect(drawn.shape == .distance)
    #expect(drawn.label == "8")
    // The line begins at 16 + 40. It is in the middle of the height that both views share: from 10 to 10 +
    // 20.
    #expect(drawn.line == AxisLine(isHorizontal: true, from: 56, to: 64, at: 20))
  }

  @Test func `a distance is mirrored from right to left`() throws {
    let card = card()
    card.semanticContentAttribute = .forceRightToLeft
    let drawn = try drawn("box.leading", in: card)
    #expect(drawn.label == "8")
    #expect(drawn.line == AxisLine(isHorizontal: true, from: 200 - 64, to: 200 - 56, at: 20))
  }

  @Test func `equal edges are a guide along both views`() throws {
    let drawn = try drawn("box.top", in: card())
    #expect(drawn.shape == .guide)
    #expect(drawn.label == nil)
    #expect(drawn.line == AxisLine(isHorizontal: true, from: 16, to: 64 + 50, at: 10))
  }

  @Test func `a width is drawn inside its view`() throws {
    let drawn = try drawn("avatar.width", in: card())
    #expect(drawn.label == "40")
    #expect(drawn.line == AxisLine(isHorizontal: true, from: 16, to: 56, at: 30 - 5))
  }

  @Test func `a height that depends on the width says so`() throws {
    #expect(try drawn("avatar.height", in: card()).label == "0.5 × width")
  }

  @Test func `an inequality is labelled as a minimum distance in either direction`() throws {
    let card = card {
      [$0.avatar.trailingAnchor.constraint(lessThanOrEqualTo: $0.box.leadingAnchor, constant: -2)]
    }
    #expect(try drawn("avatar.trailing", in: card).label == "≥ 2")
  }

  @Test func `a constraint of a priority below required is marked`() throws {
    let card = card {
      let bottom = $0.box.bottomAnchor.constraint(lessThanOrEqualTo: $0.bottomAnchor)
      bottom.priority = .defaultLow
      return [bottom]
    }
    #expect(try !drawn("box.bottom", in: card).isRequired)
    #expect(try drawn("box.top", in: card).isRequired)
  }

  @Test func `a broken constraint comes last`() throws {
    let card = card { [$0.avatar.widthAnchor.constraint(equalToConstant: 70)] }
    let last = try #require(drawn(in: card).constraints.last)
    #expect(last.state == .broken)
    #expect(last.caption == "avatar.width = 70")
    #expect(drawn(in: card).constraints.count { $0.state == .broken } == 1)
  }

  @Test func `a view without a fixed place is ambiguous`() {
    let card = Card { [$0.box.leadingAnchor.constraint(equalTo: $0.leadingAnchor)] }
    #expect(drawn(in: card).ambiguities.map(\.text) == ["box: other values are possible for its y"])
    #expect(drawn(in: self.card()).ambiguities.isEmpty)
  }

  @Test func `a stack is drawn with its spaces`() {
    let stack = UIStackView(
      arrangedSubviews: ["a", "b"].map { text in
        let label = UILabel()
        label.text = text
        return label
      })
    stack.spacing = 12
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let drawn = drawn(in: stack)
    #expect(drawn.constraints.map(\.label) == ["12"])
    #expect(drawn.constraints.map(\.state) == [.ofStack])
    #expect(drawn.guides == [stack.bounds])
  }

  @Test func `the constraints of a hidden view are left out`() {
    let card = card()
    card.box.isHidden = true
    #expect(!drawn(in: card).constraints.contains { $0.caption.contains("box") })
  }

  @Test func `constraints outside the tile are left out`() {
    let card = card()
    card.layoutIfNeeded()
    let drawn = DrawnConstraints(in: card, rect: CGRect(x: 0, y: 60, width: 200, height: 40))
    #expect(drawn.constraints.isEmpty)
  }
}
