import Foundation
import Testing
import UIKit
@testable import CellInspection

@MainActor @Suite(.serialized) struct DrawnConstraintsTests {
  /// An avatar of 40 points, 16 from the leading edge, and a box behind it.
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

  /// Whose caption begins with something.
  private func drawn(_ caption: String, in view: UIView) throws -> DrawnConstraint {
    try #require(drawn(in: view).constraints.first { $0.caption.hasPrefix(caption) })
  }

  private func card(_ constraints: @escaping (Card) -> [NSLayoutConstraint] = { _ in [] }) -> Card {
    Card { card in
      [card.box.topAnchor.constraint(equalTo: card.avatar.topAnchor)] + constraints(card)
        + [card.box.leadingAnchor.constraint(equalTo: card.avatar.trailingAnchor, constant: 8)]
    }
  }

  @Test func aDistanceIsALineBetweenTheEdges() throws {
    let drawn = try drawn("box.leading", in: card())
    #expect(drawn.shape == .distance)
    #expect(drawn.label == "8")
    // From 16 + 40, in the middle of what the two have in common: 10 to 10 + 20.
    #expect(drawn.line == AxisLine(isHorizontal: true, from: 56, to: 64, at: 20))
  }

  @Test func aDistanceFromRightToLeftIsOnTheOtherSide() throws {
    let card = card()
    card.semanticContentAttribute = .forceRightToLeft
    let drawn = try drawn("box.leading", in: card)
    #expect(drawn.label == "8")
    #expect(drawn.line == AxisLine(isHorizontal: true, from: 200 - 64, to: 200 - 56, at: 20))
  }

  @Test func equalEdgesAreAGuideAlongBoth() throws {
    let drawn = try drawn("box.top", in: card())
    #expect(drawn.shape == .guide)
    #expect(drawn.label == nil)
    #expect(drawn.line == AxisLine(isHorizontal: true, from: 16, to: 64 + 50, at: 10))
  }

  @Test func aWidthLiesInsideTheView() throws {
    let drawn = try drawn("avatar.width", in: card())
    #expect(drawn.label == "40")
    #expect(drawn.line == AxisLine(isHorizontal: true, from: 16, to: 56, at: 30 - 5))
  }

  @Test func aLengthByAnotherSaysWhichOne() throws {
    #expect(try drawn("avatar.height", in: card()).label == "0.5 × width")
  }

  @Test func aDistanceThatMayBeMoreSaysSoWhicheverWayItIsWritten() throws {
    let card = card {
      [$0.avatar.trailingAnchor.constraint(lessThanOrEqualTo: $0.box.leadingAnchor, constant: -2)]
    }
    #expect(try drawn("avatar.trailing", in: card).label == "≥ 2")
  }

  @Test func aPriorityBelowRequiredIsNoted() throws {
    let card = card {
      let bottom = $0.box.bottomAnchor.constraint(lessThanOrEqualTo: $0.bottomAnchor)
      bottom.priority = .defaultLow
      return [bottom]
    }
    #expect(try !drawn("box.bottom", in: card).isRequired)
    #expect(try drawn("box.top", in: card).isRequired)
  }

  @Test func whatDoesNotHoldComesLast() throws {
    let card = card { [$0.avatar.widthAnchor.constraint(equalToConstant: 70)] }
    let last = try #require(drawn(in: card).constraints.last)
    #expect(last.state == .broken)
    #expect(last.caption == "avatar.width = 70")
    #expect(drawn(in: card).constraints.count { $0.state == .broken } == 1)
  }

  @Test func aViewThatIsFreeIsAmbiguous() {
    let card = Card { [$0.box.leadingAnchor.constraint(equalTo: $0.leadingAnchor)] }
    #expect(drawn(in: card).ambiguities.map(\.text) == ["box: others are as good for its y"])
    #expect(drawn(in: self.card()).ambiguities.isEmpty)
  }

  @Test func ofAStackTheSpacesAreShown() {
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

  @Test func aHiddenViewsConstraintsAreLeftOut() {
    let card = card()
    card.box.isHidden = true
    #expect(!drawn(in: card).constraints.contains { $0.caption.contains("box") })
  }

  @Test func whatALaterTileShowsIsLeftOut() {
    let card = card()
    card.layoutIfNeeded()
    let drawn = DrawnConstraints(in: card, rect: CGRect(x: 0, y: 60, width: 200, height: 40))
    #expect(drawn.constraints.isEmpty)
  }
}
