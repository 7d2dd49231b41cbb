import Foundation
import Testing
import UIKit
@testable import CellAccessibility

@MainActor @Suite struct ContainerTests {
  private func descriptions(_ view: UIView) -> [String] {
    AccessibilityReading(of: view).elements.map(\.description)
  }

  private func list(_ type: UIAccessibilityContainerType) -> UIView {
    let views = ["a", "b", "c"].enumerated().map { element($1, 0, 20 * CGFloat($0)) }
    let view = container(views)
    view.accessibilityElements = views
    view.accessibilityContainerType = type
    return view
  }

  @Test func `a list says where it begins and ends`() {
    #expect(descriptions(list(.list)) == ["a. List Start.", "b", "c. List End."])
  }

  @Test func `a landmark says where it begins and ends`() {
    #expect(descriptions(list(.landmark)) == ["a. Landmark.", "b", "c. End."])
  }

  @Test func `the segments of a control are counted`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    #expect(descriptions(control) == ["A. Button. 1 of 2.", "Selected: B. Button. 2 of 2."])
  }

  @Test func `the views in a view with the trait of tab bars are counted in their order`() {
    let view = container([element("right", 50, 0), element("left", 0, 0)])
    view.accessibilityTraits = .tabBar
    #expect(descriptions(view) == ["left. Tab. 1 of 2.", "right. Tab. 2 of 2."])
  }

  @Test func `the tabs of a bar are counted`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = [
      UITabBarItem(title: "Home", image: nil, tag: 0), UITabBarItem(title: "Me", image: nil, tag: 1),
    ]
    bar.selectedItem = bar.items?.first
    bar.layoutIfNeeded()
    #expect(descriptions(bar) == ["Selected: Home. Tab. 1 of 2.", "Me. Tab. 2 of 2."])
  }

  @Test func `a cell of a table reads its headers, span and place`() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      descriptions(table) == [
        "Name. Row 1. Column 1.", "Age. Column 2.", "Elena. Spans 2 columns. Row 2. Column 1.",
        "Age. 12. Column 2. years",
      ])
  }
}

private final class TableCell: UIView, UIAccessibilityContainerDataTableCell {
  private let rows: NSRange
  private let columns: NSRange

  init(_ label: String, rows: NSRange, columns: NSRange) {
    (self.rows, self.columns) = (rows, columns)
    super.init(
      frame: CGRect(x: 40 * CGFloat(columns.location), y: 20 * CGFloat(rows.location), width: 30, height: 10))
    isAccessibilityElement = true
    accessibilityLabel = label
  }

  required init?(coder: NSCoder) { nil }

  func accessibilityRowRange() -> NSRange { rows }
  func accessibilityColumnRange() -> NSRange { columns }
}

private final class TableView: UIView, UIAccessibilityContainerDataTable {
  private let cells = [
    TableCell("Name", rows: NSRange(location: 0, length: 1), columns: NSRange(location: 0, length: 1)),
    TableCell("Age", rows: NSRange(location: 0, length: 1), columns: NSRange(location: 1, length: 1)),
    TableCell("Elena", rows: NSRange(location: 1, length: 1), columns: NSRange(location: 0, length: 2)),
    TableCell("12", rows: NSRange(location: 2, length: 1), columns: NSRange(location: 1, length: 1)),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    cells[3].accessibilityValue = "years"
    for cell in cells { addSubview(cell) }
    accessibilityContainerType = .dataTable
  }

  required init?(coder: NSCoder) { nil }

  func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any UIAccessibilityContainerDataTableCell)?
  {
    // The last row has an empty first column, whose cell exists nevertheless.
    if row == 2, column == 0 { return cells[2] }
    return cells.first {
      $0.accessibilityRowRange().contains(row) && $0.accessibilityColumnRange().contains(column)
    }
  }

  func accessibilityRowCount() -> Int { 3 }
  func accessibilityColumnCount() -> Int { 2 }

  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    column == 1 ? [cells[1]] : nil
  }
}
