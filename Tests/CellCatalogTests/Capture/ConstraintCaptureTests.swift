import CellSnapshots
import Foundation
import Testing
import UIKit

@testable import CellCatalog

@MainActor struct ConstraintCaptureTests {
  /// A card with an avatar and a title, which are laid out by constraints.
  private final class Card: UIView {
    let avatar = UIView()
    let titleLabel = UILabel()
    var constraintsOfViews: [NSLayoutConstraint] = []

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      titleLabel.text = "Hello"
      for view in [avatar, titleLabel] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      let width = avatar.widthAnchor.constraint(equalToConstant: 40)
      width.priority = UILayoutPriority(750)
      constraintsOfViews = [
        titleLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
        avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        avatar.topAnchor.constraint(equalTo: topAnchor), titleLabel.topAnchor.constraint(equalTo: topAnchor),
        avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor, multiplier: 0.5), width,
      ]
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  private func views(of view: UIView) -> [LayoutView] {
    SnapshotLayout(of: view, rect: view.bounds).views
  }

  private let card = Card()
  private var constraints: String {
    "avatar.top = self.top; avatar.leading = self.leading + 16; titleLabel.top = self.top;"
      + " titleLabel.leading = avatar.trailing + 8"
  }

  @Test func `a view is captured with the constraints that it holds`() {
    NSLayoutConstraint.activate(card.constraintsOfViews)
    let views = views(of: card)
    #expect(views[0].attributes[.constraints] == constraints)
    #expect(views[1].attributes[.constraints] == "self.width = 40 @750; self.height = self.width * 0.5")
    #expect(views[2].attributes[.constraints] == nil)
  }

  @Test func `constraints are in the order of the views, not of their activation`() {
    NSLayoutConstraint.activate(card.constraintsOfViews.reversed())
    #expect(views(of: card)[0].attributes[.constraints] == constraints)
  }

  @Test func `inactive constraints are left out`() {
    NSLayoutConstraint.activate(card.constraintsOfViews)
    card.constraintsOfViews[0].isActive = false
    #expect(views(of: card)[0].attributes[.constraints]?.contains("titleLabel.leading") == false)
  }

  @Test func `a view laid out by hand has no constraints`() {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.autoresizingMask = [.flexibleWidth]
    holder.addSubview(inner)
    #expect(views(of: holder).allSatisfy { $0.attributes[.constraints] == nil })
  }

  @Test func `a guide is named with its view, and its margins are noted`() {
    card.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    card.avatar.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor).isActive = true
    let root = views(of: card)[0]
    #expect(root.attributes[.constraints] == "avatar.leading = self.layoutMarginsGuide.leading")
    #expect(
      root.attributes[.arrangement]
        == "layoutMargins.top 1; layoutMargins.left 2; layoutMargins.bottom 3; layoutMargins.right 4")
  }

  @Test func `a stack is captured with its spacing, not with its constraints`() {
    let (first, second) = (UILabel(), UILabel())
    (first.text, second.text) = ("a", "b")
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    stack.spacing = 8
    stack.setCustomSpacing(4, after: first)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    stack.layoutIfNeeded()
    let root = views(of: stack)[0]
    #expect(root.attributes[.constraints] == nil)
    #expect(
      root.attributes[.arrangement]
        == "axis vertical; alignment fill; distribution fill; spacing 8; spacing after UILabel 1 4")
  }

  @Test func `a constraint to a hidden view is left out`() {
    let other = UIView()
    card.titleLabel.isHidden = true
    card.titleLabel.addSubview(other)
    other.translatesAutoresizingMaskIntoConstraints = false
    other.leadingAnchor.constraint(equalTo: card.avatar.trailingAnchor).isActive = true
    #expect(views(of: card)[0].attributes[.constraints] == nil)
  }
}
