import Testing
@testable import UIKit

/// Tests of properties that tell where a constraint comes from and whether it is broken.
@MainActor @Suite struct NSLayoutConstraintOriginTests {
  @Test func `the later of two contradicting constraints is broken`() {
    let box = Box()
    let holder = UIView.holding(box)
    let widths = [40, 50].map { box.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(widths)
    holder.layoutIfNeeded()
    #expect(widths.map(\.isBroken) == [false, true])
    widths[0].isActive = false
    holder.layoutIfNeeded()
    #expect(widths.map(\.isBroken) == [false, false])
  }

  @Test func `a stack view's own constraints are marked as such`() {
    let box = Box(10, 10)
    let stack = UIStackView(arrangedSubviews: [box])
    let width = box.widthAnchor.constraint(equalTo: stack.widthAnchor)
    width.isActive = true
    stack.layoutIfNeeded()
    #expect(!width.isOfStack)
    let others = stack.constraints.filter { $0 !== width }
    #expect(!others.isEmpty)
    #expect(others.filter { !$0.isOfStack }.isEmpty)
  }

  @Test func `a distance constraint is marked as such`() {
    let (first, second) = (Box(), Box())
    let distance = first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor)
    #expect(distance.constraint(equalToConstant: 4).isOfDistance)
    #expect(!first.widthAnchor.constraint(equalToConstant: 4).isOfDistance)
  }

  @Test func `a layout guide is named by its identifier or its role`() {
    let view = UIView.holding()
    let guides = [UILayoutGuide(), UILayoutGuide()]
    for guide in guides { view.addLayoutGuide(guide) }
    guides[0].identifier = "spacer"
    #expect(
      (guides + [view.layoutMarginsGuide]).map(\.name) == ["spacer", "layoutGuides[1]", "layoutMarginsGuide"])
  }

  @Test func `another thread describes a constraint and an anchor by their classes`() async {
    let box = Box()
    let (constraint, anchor) = (box.widthAnchor.constraint(equalToConstant: 4), box.widthAnchor)
    #expect(constraint.description.hasSuffix(".width == 4"))
    #expect(anchor.description.hasSuffix(".width\">"))
    let described = await Task.detached { [constraint.description, anchor.description] }.value
    #expect(described[0].hasPrefix("<NSLayoutConstraint: 0x"))
    #expect(described[1].hasPrefix("<NSLayoutDimension: 0x"))
  }
}
