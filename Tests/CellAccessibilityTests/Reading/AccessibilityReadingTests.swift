import Foundation
import Testing
import UIKit
@testable import CellAccessibility

@MainActor @Suite struct AccessibilityReadingTests {
  private func descriptions(_ view: UIView) -> [String] {
    AccessibilityReading(of: view).elements.map(\.description)
  }

  @Test func `an element hides everything in it`() {
    let card = element("Card", 0, 0, side: 50)
    card.addSubview(element("Inner", 0, 0))
    #expect(descriptions(container([card])) == ["Card"])
  }

  @Test func `hidden, transparent and empty views are skipped`() {
    let hidden = element("hidden", 0, 0)
    hidden.isHidden = true
    let transparent = element("transparent", 0, 20)
    transparent.alpha = 0
    let silent = container([element("silent", 0, 0)])
    silent.accessibilityElementsHidden = true
    let empty = element("empty", 0, 40, side: 0)
    #expect(descriptions(container([hidden, transparent, silent, empty])).isEmpty)
  }

  @Test func `a wrapper without a size shows what is in it unless it clips`() {
    let wrapper = container([element("Inner", 0, 0)], side: 0)
    #expect(descriptions(container([wrapper])) == ["Inner"])
    wrapper.clipsToBounds = true
    #expect(descriptions(container([wrapper])).isEmpty)
  }

  @Test func `only the last modal view is read`() {
    let (first, second) = (element("first", 0, 0), element("second", 0, 20))
    for view in [first, second] { view.accessibilityViewIsModal = true }
    #expect(descriptions(container([first, second, element("other", 0, 40)])) == ["second"])
  }

  @Test func `a hidden modal view silences nothing`() {
    let modal = element("modal", 0, 0)
    modal.accessibilityViewIsModal = true
    modal.isHidden = true
    #expect(descriptions(container([modal, element("other", 0, 20)])) == ["other"])
  }

  @Test func `a container that lists itself is not followed again`() {
    let inner = container([])
    let button = element("Like", 0, 0)
    let outer = container([inner])
    inner.accessibilityElements = [outer, inner, button]
    outer.accessibilityElements = [outer, inner]
    #expect(descriptions(outer) == ["Like"])
  }

  @Test func `the elements of a container keep the app's order`() {
    let (top, bottom) = (element("top", 0, 0), element("bottom", 0, 50))
    let view = container([top, bottom])
    view.accessibilityElements = [bottom, top]
    #expect(descriptions(view) == ["bottom", "top"])
  }

  @Test func `a container may list its elements by methods`() {
    #expect(descriptions(ListingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))) == ["one", "two"])
  }

  @Test func `frames are in points of the picture`() {
    let view = container([element("Like", 30, 40)])
    let part = CGRect(x: 10, y: 20, width: 90, height: 80)
    // 30 - 10 and 40 - 20
    #expect(
      AccessibilityReading(of: view, in: part).elements.map(\.frame)
        == [CGRect(x: 20, y: 20, width: 10, height: 10)])
    #expect(AccessibilityReading(of: view, in: CGRect(x: 0, y: 60, width: 100, height: 40)).elements.isEmpty)
  }

  @Test func `a frame beyond any picture is empty`() {
    let view = element("Like", 0, 0)
    for frame in [
      CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 1),
      CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: 1),
    ] {
      view.accessibilityFrame = frame
      let elements = AccessibilityReading(of: container([view])).elements
      #expect(elements.map(\.frame) == [.zero])
      #expect(AccessibilityJSON(elements).text.contains("Like"))
    }
  }

  @Test func `an activation point counts from one pixel on`() {
    let view = element("Like", 0, 0, side: 20)
    let root = container([view])
    view.accessibilityActivationPoint = CGPoint(x: 10.2, y: 10)
    #expect(AccessibilityReading(of: root).elements[0].activationPoint == nil)
    view.accessibilityActivationPoint = CGPoint(x: 4, y: 10)
    #expect(AccessibilityReading(of: root).elements[0].activationPoint == CGPoint(x: 4, y: 10))
  }

  @Test func `the objects are beside their elements`() {
    let (left, right) = (element("left", 0, 0), element("right", 50, 0))
    let reading = AccessibilityReading(of: container([right, left]))
    #expect(reading.objects.map(ObjectIdentifier.init) == [left, right].map(ObjectIdentifier.init))
  }
}

/// A view that lists its elements as apps did before `accessibilityElements`.
private final class ListingView: UIView {
  private lazy var texts = ["one", "two"].enumerated().map { index, text in
    let element = UIAccessibilityElement(accessibilityContainer: self)
    element.accessibilityLabel = text
    element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 20 * CGFloat(index), width: 10, height: 10)
    return element
  }

  override func accessibilityElementCount() -> Int { texts.count }
  override func accessibilityElement(at index: Int) -> Any? { texts[index] }
}
