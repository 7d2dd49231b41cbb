import Foundation
import Testing
import UIKit
@testable import CellAccessibility

@MainActor @Suite struct ElementOrderTests {
  private func node(_ label: String, _ x: CGFloat, _ y: CGFloat) -> AccessibilityNode {
    .element(
      ReadElement(object: NSObject(), label: label, frame: CGRect(x: x, y: y, width: 10, height: 10)))
  }

  private func labels(_ nodes: [AccessibilityNode], isRightToLeft: Bool = false, isPhone: Bool = true)
    -> [String?]
  {
    ElementOrder(isRightToLeft: isRightToLeft, isPhone: isPhone).elements(of: nodes).map(\.label)
  }

  @Test func `lines are read from their leading end`() {
    let nodes = [node("c", 0, 20), node("b", 20, 7), node("a", 0, 0)]
    #expect(labels(nodes) == ["a", "b", "c"])
    #expect(labels(nodes, isRightToLeft: true) == ["b", "a", "c"])
  }

  @Test(arguments: [(7.5, true, "right"), (8, true, "left"), (12, false, "right"), (13, false, "left")])
  func `tops less than 8 points apart are one line, 13 on a tablet`(
    distance: CGFloat, isPhone: Bool, first: String
  ) {
    // The right element is higher. In one line, the left one comes first.
    let nodes = [node("left", 0, distance), node("right", 20, 0)]
    #expect(labels(nodes, isPhone: isPhone).first == (first == "right" ? "left" : "right"))
  }

  @Test func `a group has the place of its first element`() {
    let group = AccessibilityNode.group(
      AccessibilityGroup(nodes: [node("last", 0, 90), node("first", 0, 10)]))
    #expect(labels([node("middle", 0, 50), group]) == ["first", "last", "middle"])
  }

  @Test func `an ordered group keeps its order and has the place of its highest element`() {
    let group = AccessibilityNode.group(
      AccessibilityGroup(nodes: [node("low", 0, 90), node("high", 0, 10)], isOrdered: true))
    #expect(labels([node("middle", 0, 50), group]) == ["low", "high", "middle"])
  }

  @Test(arguments: [false, true]) func `the texts of a cell come before its controls`(isRightToLeft: Bool) {
    func element(_ label: String?, _ x: CGFloat, width: CGFloat) -> ReadElement {
      ReadElement(object: NSObject(), label: label, frame: CGRect(x: x, y: 0, width: width, height: 10))
    }
    let cell = CellTexts(
      element: element(nil, 0, width: 100), texts: [element("a", 20, width: 10), element("b", 60, width: 10)])
    let group = AccessibilityGroup(nodes: [node("button", 50, 0)], cell: cell)
    #expect(
      labels([.group(group)], isRightToLeft: isRightToLeft) == [isRightToLeft ? "b, a" : "a, b", "button"])
  }

  @Test func `a group without elements is no obstacle`() {
    let empty = AccessibilityNode.group(AccessibilityGroup(nodes: []))
    #expect(labels([empty, node("a", 0, 0), empty]) == ["a"])
  }
}
