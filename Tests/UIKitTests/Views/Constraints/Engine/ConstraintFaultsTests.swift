import Testing
import UIKit

/// Tests of what is reported for invalid constraints.
@MainActor @Suite struct ConstraintFaultsTests {
  private let box = Box(10, 10)
  private let holder: UIView

  init() {
    holder = UIView.holding(box)
    box.accessibilityIdentifier = "box"
  }

  private func message(_ change: () -> Void) -> String {
    Diagnostics.found(during: change).map(\.message).joined(separator: "\n")
  }

  @Test func `views without a common ancestor cannot be constrained`() {
    let stranger = Box()
    let constraint = box.leadingAnchor.constraint(equalTo: stranger.leadingAnchor)
    let message = message { constraint.isActive = true }
    #expect(!constraint.isActive)
    #expect(message.hasPrefix("Unable to activate constraint with anchors box.leading and Box.leading"))
    #expect(message.contains("ConstraintFaultsTests.swift:"))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `an infinite or invalid constant is reported`(_ constant: CGFloat) {
    let message = message {
      box.topAnchor.constraint(equalTo: holder.topAnchor, constant: constant).isActive = true
    }
    #expect(message.hasPrefix("Constant is not finite!  That's illegal."))
    holder.layoutIfNeeded()
    #expect(box.frame.minY == 0)
  }

  @Test func `a constant that becomes invalid is reported`() {
    let top = box.topAnchor.constraint(equalTo: holder.topAnchor, constant: 4)
    top.isActive = true
    #expect(message { top.constant = .nan }.hasPrefix("Constant is not finite!"))
    holder.layoutIfNeeded()
    #expect(box.frame.minY == 4)
  }

  @Test func `a location attribute without another item is reported`() {
    let message = message {
      NSLayoutConstraint(
        item: box, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 3
      ).isActive = true
    }
    #expect(message.contains("Location attributes must be specified in pairs."))
  }

  @Test func `an attribute without an item is none`() {
    let constraint = NSLayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1,
      constant: 40)
    #expect(constraint.secondAttribute == .notAnAttribute)
    constraint.isActive = true
    holder.layoutIfNeeded()
    #expect(box.frame.width == 40)
  }

  @Test func `a left side can be equal to the top of another view`() {
    let other = Box(10, 10)
    holder.addSubview(other)
    other.translatesAutoresizingMaskIntoConstraints = false
    let message = message {
      other.topAnchor.constraint(equalTo: holder.topAnchor, constant: 17).isActive = true
      other.leadingAnchor.constraint(equalTo: holder.leadingAnchor).isActive = true
      NSLayoutConstraint(
        item: box, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 2,
        constant: 1
      ).isActive = true
    }
    holder.layoutIfNeeded()
    #expect(message.isEmpty)
    #expect(box.frame.minX == 35)
  }

  @Test func `pairing a width with an edge is reported`() {
    let message = message {
      NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: .equal, toItem: holder, attribute: .left, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    #expect(message.hasPrefix("Invalid pairing of layout attributes: width and left."))
  }

  @Test func `mixing leading and left is reported`() {
    let message = message {
      NSLayoutConstraint(
        item: box, attribute: .leading, relatedBy: .equal, toItem: holder, attribute: .left, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    #expect(message.contains("Use leading/trailing for both or neither."))
  }

  @Test(arguments: [Float(0), -1, 1_001, .nan])
  func `a priority out of range is reported`(_ priority: Float) {
    let constraint = box.widthAnchor.constraint(equalToConstant: 3)
    #expect(
      message { constraint.priority = UILayoutPriority(priority) }.hasPrefix("It's illegal to set priority"))
    #expect(constraint.priority == .required)
  }

  @Test func `a conflict names only its own constraints`() {
    let first = box.widthAnchor.constraint(equalToConstant: 20)
    let second = box.widthAnchor.constraint(equalToConstant: 30)
    let other = box.heightAnchor.constraint(equalToConstant: 7)
    let message = message {
      NSLayoutConstraint.activate([first, other, second])
      holder.layoutIfNeeded()
    }
    #expect(box.frame.size == CGSize(width: 20, height: 7))
    #expect(message.contains("<box.width == 20 (ConstraintFaultsTests.swift:"))
    #expect(message.contains("will attempt to recover by breaking constraint <box.width == 30>"))
    #expect(!message.contains("height"))
  }

  @Test func `a set frame wins over contradicting constraints`() {
    let box = Box()
    holder.addSubview(box)
    let message = message {
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: holder.leftAnchor),
        box.rightAnchor.constraint(equalTo: holder.rightAnchor),
        box.widthAnchor.constraint(equalToConstant: 50),
      ])
      holder.layoutIfNeeded()
    }
    #expect(holder.bounds.width == 200)
    #expect(box.frame.width == 200)
    #expect(message.contains("UIView.width == 200"))
  }

  @Test func `a cycle of multiplied widths gives zero`() {
    let boxes = [Box(), Box(), Box()]
    for box in boxes { holder.addSubview(box) }
    for (box, next) in zip(boxes, boxes.dropFirst() + [boxes[0]]) {
      next.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2).isActive = true
    }
    holder.layoutIfNeeded()
    // w = 8 w
    #expect(boxes.map(\.frame.width) == [0, 0, 0])
  }

  @Test func `a chain of 2,500 views is laid out`() {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var last: Box?
    for _ in 0..<2_500 {
      let box = Box(1, 1)
      holder.addSubview(box)
      let edge = last?.bottomAnchor ?? holder.topAnchor
      box.topAnchor.constraint(equalTo: edge, constant: 1).isActive = true
      last = box
    }
    holder.layoutIfNeeded()
    #expect(last?.frame.minY == 4_999)
  }
}
