import Testing
import UIKit

/// Layouts in which constraints leave a view's place open. The view is at the bounds of its inequalities.
@MainActor struct OpenLayoutTests {
  private func frame(of view: UIView, in holder: UIView, _ constraints: [NSLayoutConstraint]) -> CGRect {
    NSLayoutConstraint.activate(constraints)
    holder.layoutIfNeeded()
    return view.frame
  }

  @Test func `a view is at the bound of its top, from either side`() {
    for relation in [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual] {
      let view = Box(40, 20)
      let holder = UIView.holding(view)
      let top = NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: relation, toItem: holder, attribute: .top, multiplier: 1,
        constant: 10)
      #expect(frame(of: view, in: holder, [top]) == CGRect(x: 0, y: 10, width: 40, height: 20))
    }
  }

  @Test func `a view is at the bound of its trailing edge`() {
    let view = Box(100, 20)
    let holder = UIView.holding(view, width: 375)
    // 375 - 20 - 100 = 255
    let trailing = view.trailingAnchor.constraint(lessThanOrEqualTo: holder.trailingAnchor, constant: -20)
    #expect(frame(of: view, in: holder, [trailing]).minX == 255)
  }

  @Test func `a view is at the bound of its bottom`() {
    let view = Box(40, 20)
    let holder = UIView.holding(view)
    // 100 - 45 - 20 = 35
    let bottom = view.bottomAnchor.constraint(lessThanOrEqualTo: holder.bottomAnchor, constant: -45)
    #expect(frame(of: view, in: holder, [bottom]).minY == 35)
  }

  @Test(arguments: [true, false])
  func `two views have the gap of an inequality between them`(isAtLeast: Bool) {
    let (first, second) = (Box(40, 20), Box(40, 20))
    let holder = UIView.holding(first, second)
    let gap =
      isAtLeast
      ? second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 25)
      : second.leadingAnchor.constraint(lessThanOrEqualTo: first.trailingAnchor, constant: 25)
    // 10 + 40 + 25 = 75
    let start = first.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 10)
    #expect(frame(of: second, in: holder, [gap, start]).minX == 75)
  }

  @Test func `a left side is at its bound to the top of another view`() {
    let (view, other) = (Box(40, 20), Box(40, 20))
    let holder = UIView.holding(view, other)
    let left = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .greaterThanOrEqual, toItem: other, attribute: .top,
      multiplier: 1, constant: 3)
    let top = other.topAnchor.constraint(equalTo: holder.topAnchor, constant: 30)
    let start = other.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 7)
    #expect(frame(of: view, in: holder, [left, top, start]).minX == 33)
  }

  @Test func `an open layout is ambiguous all the same`() {
    let view = Box(40, 20)
    let holder = UIView.holding(view)
    view.topAnchor.constraint(lessThanOrEqualTo: holder.topAnchor, constant: 10).isActive = true
    view.leadingAnchor.constraint(equalTo: holder.leadingAnchor).isActive = true
    #expect(view.hasAmbiguousLayout)
    view.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -75).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `constraints that contradict each other are not ambiguous`() {
    let (first, second) = (Box(), Box())
    let holder = UIView.holding(first, second, width: 0, height: 0)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 8),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.widthAnchor.constraint(equalTo: first.widthAnchor),
      holder.trailingAnchor.constraint(equalTo: second.trailingAnchor, constant: 8),
      first.topAnchor.constraint(equalTo: holder.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 10),
      second.topAnchor.constraint(equalTo: first.topAnchor),
      second.heightAnchor.constraint(equalToConstant: 10),
    ])
    holder.layoutIfNeeded()
    #expect(!first.hasAmbiguousLayout)
    #expect(!second.hasAmbiguousLayout)
  }

  @Test func `a contradiction on one axis leaves the other one ambiguous`() {
    let view = Box()
    let holder = UIView.holding(view, width: 0, height: 0)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -8),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    holder.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    view.topAnchor.constraint(equalTo: holder.topAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `another constant moves the bound`() {
    let view = Box(40, 20)
    let holder = UIView.holding(view)
    let top = view.topAnchor.constraint(lessThanOrEqualTo: holder.topAnchor, constant: 10)
    #expect(frame(of: view, in: holder, [top]).minY == 10)
    top.constant = 30
    holder.layoutIfNeeded()
    #expect(view.frame.minY == 30)
    top.isActive = false
    holder.layoutIfNeeded()
    #expect(view.frame.minY == 0)
  }

  @Test func `content decides before bounds do`() {
    let view = Box(40, 20)
    let holder = UIView.holding(view)
    let edges = [
      view.leadingAnchor.constraint(greaterThanOrEqualTo: holder.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(lessThanOrEqualTo: holder.trailingAnchor, constant: -16),
    ]
    let middle = view.centerXAnchor.constraint(equalTo: holder.centerXAnchor)
    #expect(frame(of: view, in: holder, edges + [middle]).minX == 80)  // (200 - 40) / 2
  }
}
