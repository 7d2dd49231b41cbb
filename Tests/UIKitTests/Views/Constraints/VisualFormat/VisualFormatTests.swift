import Testing
import UIKit

/// Tests of constraints that are written in the visual format.
@MainActor @Suite struct VisualFormatTests {
  private let first = Box(20, 10)
  private let second = Box(30, 10)
  private let holder: UIView

  init() {
    holder = UIView.holding(first, second)
  }

  private func activate(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics,
        views: ["first": first, "second": second]))
    holder.layoutIfNeeded()
  }

  @Test func `spaces and sizes of a format are kept`() {
    activate("H:|-10-[first(40)]-[second]-20-|")
    // 10 + 40 + 8, and 200 - 20 at the end
    #expect(first.frame.minX == 10)
    #expect(first.frame.width == 40)
    #expect(second.frame.minX == 58)
    #expect(second.frame.maxX == 180)
  }

  @Test func `a space at the edge is the layout margin`() {
    holder.layoutMargins = UIEdgeInsets(top: 0, left: 13, bottom: 0, right: 0)
    activate("|-[first]")
    #expect(first.frame.minX == 13)
  }

  @Test func `a format can have metrics, relations and priorities`() {
    activate("V:|-(gap)-[first(>=40,==60@300)]-(>=5)-[second(==first)]", metrics: ["gap": 7])
    #expect(first.frame.minY == 7)
    #expect(first.frame.height == 60)
    #expect(second.frame.height == 60)
    #expect(second.frame.minY >= 72)
  }

  @Test func `an alignment option aligns across the axis`() {
    first.topAnchor.constraint(equalTo: holder.topAnchor, constant: 20).isActive = true
    activate("H:|[first]-[second]", options: .alignAllCenterY)
    #expect(second.frame.midY == 25)
  }

  @Test func `a format error shows its place`() {
    let found = Diagnostics.found { activate("H:|-[frist]") }
    #expect(
      found.map(\.message) == [
        "Unable to parse constraint format: frist is not a key in the views dictionary.\nH:|-[frist]\n     ^"
      ])
  }

  @Test(arguments: [
    "", "H", "H:", "[", "[first", "H:|-", "H:|-[first]-", "H:[first]x", "V:[first(]", "H:|-(-[first]",
  ])
  func `an incomplete format gives no constraints`(_ format: String) {
    let found = Diagnostics.found { activate(format) }
    #expect(holder.constraints.isEmpty)
    #expect(found.filter { $0.message.hasPrefix("Unable to parse") }.count == 1)
  }
}
