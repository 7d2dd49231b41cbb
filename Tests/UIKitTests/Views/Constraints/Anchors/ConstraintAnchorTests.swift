import Testing
import UIKit

@MainActor struct ConstraintAnchorTests {
  @Test func `a constraint's anchors are equal to its views' anchors`() {
    let (first, second) = (UIView(), UIView())
    let constraint = first.leadingAnchor.constraint(equalTo: second.trailingAnchor)
    #expect(constraint.firstAnchor == first.leadingAnchor)
    #expect(constraint.secondAnchor == second.trailingAnchor)
    #expect(constraint.firstAnchor != first.trailingAnchor)
    #expect(first.leadingAnchor == constraint.firstAnchor)
  }

  @Test func `a constraint with a number has no second anchor`() {
    let view = UIView()
    let constraint = view.heightAnchor.constraint(equalToConstant: 20)
    #expect(constraint.firstAnchor == view.heightAnchor)
    #expect(constraint.secondAnchor == nil)
  }

  @Test func `a constraint is found by an anchor of a guide`() {
    let view = UIView()
    let label = UILabel()
    view.addSubview(label)
    let top = label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
    let bottom = label.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([top, bottom])
    let found = view.constraints.first { $0.secondAnchor == view.safeAreaLayoutGuide.topAnchor }
    #expect(found === top)
  }
}
