import CellDrawing
import Foundation
import Testing
import UIKit
@testable import CellAccessibility
@testable import CellInspection

@MainActor @Suite struct AccessibilityOverlayTests {
  private func elements(_ count: Int, width: CGFloat = 50) -> [AccessibilityElement] {
    let views = (0..<count).map { index in
      let view = UIView(frame: CGRect(x: 10, y: 20 * CGFloat(index), width: width, height: 15))
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Element \(index + 1)"
      view.accessibilityHint = "Opens"
      return view
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    for view in views { root.addSubview(view) }
    return AccessibilityReading(of: root).elements
  }

  private func overlay(
    _ elements: [AccessibilityElement], isRightToLeft: Bool = false, height: CGFloat = 4_000
  )
    -> AccessibilityOverlay
  {
    AccessibilityOverlay(
      elements, rect: CGRect(x: 0, y: 100, width: 320, height: 400), isDark: false,
      isRightToLeft: isRightToLeft, legendHeight: height)
  }

  private func texts(_ nodes: [Node]) -> [(text: String, place: CGPoint)] {
    nodes.flatMap { node -> [(text: String, place: CGPoint)] in
      switch node {
      case .text(let text, let place): [(text.layout.string, place)]
      case .group(let group): texts(group.nodes)
      default: []
      }
    }
  }

  @Test func `each element has its number at its corner, in the order of reading`() {
    let marks = texts(overlay(elements(2)).nodes)
    #expect(marks.map(\.text) == ["1", "2"])
    // The picture begins at 100, and the second element 20 points below.
    #expect(marks.map { $0.place.y.rounded(.down) } == [100, 120])
  }

  @Test func `the legend has the words and hints`() {
    let rows = texts(overlay(elements(2)).legend.nodes(at: .zero)).map(\.text)
    #expect(rows == ["1", "Element 1", "Opens", "2", "Element 2", "Opens"])
  }

  @Test func `a legend without room says how many elements are left out`() {
    let legend = overlay(elements(9), height: 120).legend
    #expect(legend.size.height <= 120)
    #expect(texts(legend.nodes(at: .zero)).last?.text.hasSuffix(" more") == true)
  }

  @Test func `the legend is mirrored from right to left`() {
    let legend = overlay(elements(1), isRightToLeft: true).legend
    let places = texts(legend.nodes(at: .zero)).map(\.place.x)
    #expect(places.count == 3 && places[0] > 280 && places[1] < 280)
  }

  @Test func `a picture without elements says so`() {
    #expect(
      texts(overlay([]).legend.nodes(at: .zero)).map(\.text).last == "VoiceOver reads nothing here.")
  }

  @Test func `the texts come from the elements`() {
    let texts = overlay(elements(1)).texts
    #expect(texts[.txt] == "1. \"Element 1\" hint \"Opens\" frame (10, 0, 50, 15)\n")
    #expect(texts[.json]?.contains("\"Element 1\"") == true)
  }
}
