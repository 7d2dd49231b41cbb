import Testing
import UIKit

/// Tests of frames that constraints determine.
@MainActor @Suite struct ConstrainedFramesTests {
  @Test func `four edges determine a view's frame`() {
    let box = Box()
    let holder = UIView.holding(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -20),
      box.topAnchor.constraint(equalTo: holder.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -15),
    ])
    holder.layoutIfNeeded()
    // 200 - 10 - 20, 100 - 5 - 15
    #expect(box.frame == CGRect(x: 10, y: 5, width: 170, height: 80))
  }

  @Test func `leading is the right side in a right-to-left view`() {
    let box = Box(30, 10)
    let holder = UIView.holding(box)
    holder.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 12),
      box.topAnchor.constraint(equalTo: holder.topAnchor),
    ])
    holder.layoutIfNeeded()
    // 200 - 12 - 30
    #expect(box.frame == CGRect(x: 158, y: 0, width: 30, height: 10))
  }

  @Test func `a view with a higher hugging priority keeps its size`() {
    let (first, second) = (Box(50, 10), Box(40, 10))
    second.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let holder = UIView.holding(first, second)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      first.topAnchor.constraint(equalTo: holder.topAnchor),
      second.topAnchor.constraint(equalTo: holder.topAnchor),
    ])
    holder.layoutIfNeeded()
    // 200 - 8 - 40
    #expect(first.frame.width == 152)
    #expect(second.frame == CGRect(x: 160, y: 0, width: 40, height: 10))
  }

  @Test func `one constraint wins over many of a lower priority`() {
    let box = Box()
    let holder = UIView.holding(box)
    let strong = box.widthAnchor.constraint(equalToConstant: 70)
    strong.priority = UILayoutPriority(251)
    let weak = (0..<5).map { _ in
      let constraint = box.widthAnchor.constraint(equalToConstant: 30)
      constraint.priority = .defaultLow
      return constraint
    }
    NSLayoutConstraint.activate([strong] + weak)
    holder.layoutIfNeeded()
    #expect(box.frame.width == 70)
  }

  @Test func `a changed constant moves the view at the next layout`() {
    let box = Box(10, 10)
    let holder = UIView.holding(box)
    let top = box.topAnchor.constraint(equalTo: holder.topAnchor)
    top.isActive = true
    holder.layoutIfNeeded()
    top.constant = 30
    #expect(box.frame.minY == 0)
    holder.layoutIfNeeded()
    #expect(box.frame.minY == 30)
  }

  @Test func `a deactivated constraint has no effect`() {
    let box = Box(10, 10)
    let holder = UIView.holding(box)
    let top = box.topAnchor.constraint(equalTo: holder.topAnchor, constant: 30)
    let left = box.leftAnchor.constraint(equalTo: holder.leftAnchor, constant: 7)
    NSLayoutConstraint.activate([top, left])
    holder.layoutIfNeeded()
    top.isActive = false
    holder.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 7, y: 0, width: 10, height: 10))
    #expect(holder.constraints == [left])
  }

  @Test func `content that grows moves the view below`() {
    let (upper, lower) = (Box(10, 20), Box(10, 20))
    let holder = UIView.holding(upper, lower)
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: holder.topAnchor),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 4),
    ])
    holder.layoutIfNeeded()
    upper.setContent(10, 50)
    holder.layoutIfNeeded()
    #expect(lower.frame.minY == 54)
  }

  @Test func `a multiplier scales the other attribute`() {
    let box = Box()
    let holder = UIView.holding(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalTo: holder.widthAnchor, multiplier: 0.5, constant: -10),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
      NSLayoutConstraint(
        item: box, attribute: .centerY, relatedBy: .equal, toItem: holder, attribute: .centerY,
        multiplier: 0.5, constant: 0),
    ])
    holder.layoutIfNeeded()
    // 200 / 2 - 10; 90 / 4; (100 / 2) / 2 - 22.5 / 2, rounded to pixels.
    #expect(box.bounds.width == 90)
    #expect(abs(box.frame.midY - 25) < 0.34)
    #expect(abs(box.bounds.height - 22.5) < 0.34)
  }

  @Test func `touching edges still touch after rounding`() {
    let boxes = [Box(), Box(), Box()]
    let holder = UIView.holding(boxes[0], boxes[1], boxes[2], width: 100)
    var constraints = [
      boxes[0].leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      boxes[2].trailingAnchor.constraint(equalTo: holder.trailingAnchor),
    ]
    for (box, next) in zip(boxes, boxes.dropFirst()) {
      constraints.append(next.leadingAnchor.constraint(equalTo: box.trailingAnchor))
      constraints.append(next.widthAnchor.constraint(equalTo: box.widthAnchor))
    }
    NSLayoutConstraint.activate(constraints)
    Device.using(Device(displayScale: 2)) { holder.layoutIfNeeded() }
    // 33.33 and 66.67 are rounded at two pixels per point.
    #expect(boxes.map(\.frame.minX) == [0, 33.5, 66.5])
    #expect(boxes.map(\.frame.maxX) == [33.5, 66.5, 100])
  }

  @Test func `a view with a set frame can be an anchor for others`() {
    let fixed = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 30))
    let box = Box(10, 10)
    let holder = UIView.holding(fixed, box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5),
      box.centerYAnchor.constraint(equalTo: fixed.centerYAnchor),
    ])
    holder.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 75, y: 30, width: 10, height: 10))
    fixed.frame.origin.x = 40
    holder.layoutIfNeeded()
    #expect(box.frame.minX == 95)
  }

  @Test func `a constraint can reach into a view with a set frame`() {
    let inner = Box(10, 10)
    let fixed = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
    fixed.addSubview(inner)
    let holder = UIView.holding(fixed)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 25),
      inner.topAnchor.constraint(equalTo: holder.topAnchor, constant: 50),
    ])
    holder.layoutIfNeeded()
    // The frame is in the superview's coordinates: 25 - 20, 50 - 20.
    #expect(inner.frame == CGRect(x: 5, y: 30, width: 10, height: 10))
  }

  @Test func `a removed view takes its constraints with it`() {
    let (first, second) = (Box(10, 10), Box(10, 10))
    let holder = UIView.holding(first, second)
    let link = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5)
    link.isActive = true
    holder.layoutIfNeeded()
    first.removeFromSuperview()
    #expect(!link.isActive)
    holder.layoutIfNeeded()
    #expect(second.frame.minX == 0)
  }

  @Test func `a tree that was built before it was added is laid out`() {
    let (card, label) = (Box(), Box(30, 12))
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 3),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -3),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 4),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -4),
    ])
    let holder = UIView.holding(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: holder.topAnchor, constant: 10),
      card.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 10),
    ])
    holder.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 10, y: 10, width: 38, height: 18))
    #expect(label.frame == CGRect(x: 4, y: 3, width: 30, height: 12))
  }

  @Test func `a transform does not affect constraints`() {
    let box = Box(20, 10)
    let holder = UIView.holding(box)
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 30),
      box.topAnchor.constraint(equalTo: holder.topAnchor, constant: 30),
    ])
    holder.layoutIfNeeded()
    #expect(box.bounds.size == CGSize(width: 20, height: 10))
    #expect(box.center == CGPoint(x: 40, y: 35))
  }

  @Test func `alignment insets are outside the constraints`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let view = Shadowed(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    let holder = UIView.holding(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: holder.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: holder.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20),
    ])
    holder.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 24))
  }

  @Test func `an unplaced view has its intrinsic size at the origin`() {
    let (placed, free) = (Box(10, 10), Box(30, 20))
    let holder = UIView.holding(placed, free)
    placed.leftAnchor.constraint(equalTo: holder.leftAnchor, constant: 3).isActive = true
    holder.layoutIfNeeded()
    #expect(free.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(free.hasAmbiguousLayout)
  }

  @Test func `a view without constraints keeps its frame`() {
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    view.translatesAutoresizingMaskIntoConstraints = false
    let holder = UIView.holding(view)
    holder.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
  }

  @Test func `a layout that does not call super places no subviews`() {
    final class Stubborn: UIView {
      override func layoutSubviews() {}
    }
    let holder = Stubborn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = Box(10, 10)
    holder.addSubview(box)
    box.leftAnchor.constraint(equalTo: holder.leftAnchor, constant: 5).isActive = true
    holder.layoutIfNeeded()
    #expect(box.frame == .zero)
  }

  @Test func `distances between anchors can be equal`() {
    let boxes = [Box(10, 10), Box(20, 10), Box(30, 10)]
    let holder = UIView.holding(boxes[0], boxes[1], boxes[2])
    let first = boxes[0].trailingAnchor.anchorWithOffset(to: boxes[1].leadingAnchor)
    let second = boxes[1].trailingAnchor.anchorWithOffset(to: boxes[2].leadingAnchor)
    NSLayoutConstraint.activate([
      boxes[0].leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      boxes[2].trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      first.constraint(equalTo: second),
    ])
    holder.layoutIfNeeded()
    // (200 - 10 - 20 - 30) / 2
    #expect(boxes.map(\.frame.minX) == [0, 80, 170])
  }
}
