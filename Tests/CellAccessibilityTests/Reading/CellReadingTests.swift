import Foundation
import Testing
import UIKit
@testable import CellAccessibility

@MainActor @Suite struct CellReadingTests {
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
    label.text = text
    cell.contentView.addSubview(label)
    return label
  }

  private var descriptions: [String] {
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    cell.layoutIfNeeded()
    return AccessibilityReading(of: cell).elements.map(\.description)
  }

  @Test func `a cell reads its labels as one element before its controls`() {
    _ = label("below", 0, 40)
    _ = label("Name", 0, 0)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    button.setTitle("Like", for: .normal)
    cell.contentView.addSubview(button)
    #expect(descriptions == ["Name, below", "Like. Button."])
  }

  @Test func `the cell's own label replaces its texts' labels`() {
    _ = label("Name", 0, 0)
    cell.accessibilityLabel = "Elena"
    #expect(descriptions == ["Elena"])
  }

  @Test func `a label that the app made an element is read by itself`() {
    _ = label("Name", 0, 0)
    label("Date", 0, 40).isAccessibilityElement = true
    #expect(descriptions == ["Name", "Date"])
  }

  @Test func `a heading is read by itself`() {
    _ = label("Name", 0, 20)
    label("News", 0, 0).accessibilityTraits = .header
    #expect(descriptions == ["Name", "News. Heading."])
  }

  @Test func `a selected cell says so`() {
    _ = label("Name", 0, 0)
    cell.isSelected = true
    #expect(descriptions == ["Selected: Name"])
  }

  @Test func `a cell that is an element is read as the app says`() {
    _ = label("Name", 0, 0)
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Whole"
    #expect(descriptions == ["Whole"])
  }

  @Test func `the actions of a cell go with its texts`() {
    _ = label("Name", 0, 0)
    cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Reply") { _ in true }]
    _ = descriptions
    #expect(AccessibilityReading(of: cell).elements.map(\.actions) == [["Reply"]])
  }

  @Test func `a cell without texts keeps its actions`() {
    cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Reply") { _ in true }]
    _ = descriptions
    #expect(AccessibilityReading(of: cell).elements.map(\.actions) == [["Reply"]])
  }
}
