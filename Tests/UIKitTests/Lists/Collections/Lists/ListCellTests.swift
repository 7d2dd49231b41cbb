import Foundation
import Testing

@testable import UIKit

/// Rows 390 points wide, with the margins of 16 of a screen of 375 points.
@MainActor struct ListCellTests {
  private func cell(
    _ accessories: [UICellAccessory], change: (UICollectionViewListCell) -> Void = { _ in }
  ) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 53))
    var content = cell.defaultContentConfiguration()
    content.text = "Sounds"
    cell.contentConfiguration = content
    cell.accessories = accessories
    change(cell)
    cell.layoutIfNeeded()
    return cell
  }

  private func label(_ cell: UICollectionViewListCell) -> CGRect? {
    cell.contentView.subviews.first?.subviews.compactMap { $0 as? UILabel }.first
      .map { $0.convert($0.bounds, to: cell) }
  }

  @Test func `an accessory ends at the margin, and the content before it`() {
    let cell = cell([.disclosureIndicator()])
    #expect(
      cell.listParts.trailing.map(\.view.frame) == [CGRect(x: 374 - 10.5, y: 19.5, width: 10.5, height: 14)])
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 363.5, height: 53))
    #expect(label(cell)?.minX == 16)
  }

  @Test func `several accessories are in UIKit's order`() {
    let cell = cell([.disclosureIndicator(), .checkmark(), .label(text: "3")])
    let kinds = cell.listParts.trailing.map {
      $0.view is UILabel ? "label" : ($0.view as? TableCellAccessory)?.kind == .checkmark ? "tick" : "chevron"
    }
    #expect(kinds == ["label", "tick", "chevron"])
    let end: CGFloat = 374 - 10.5 - 12
    #expect(cell.listParts.trailing[1].view.frame.maxX == end)
  }

  @Test func `a leading accessory moves the content`() {
    let cell = cell([.delete(displayed: .always)])
    #expect(cell.listParts.leading.map(\.view.frame) == [CGRect(x: 16, y: 15.5, width: 22, height: 22)])
    #expect(label(cell)?.minX == CGFloat(16 + 22 + 16))
  }

  @Test func `an editing accessory is shown only while editing`() {
    #expect(cell([.delete(), .reorder(), .multiselect()]).listParts.leading.isEmpty)
    let list = ListProbe(UICollectionLayoutListConfiguration(appearance: .plain), [1])
    list.cells[0].accessories = [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
    #expect(list.cells[0].listParts.trailing.count == 1)
    list.view.isEditing = true
    #expect(list.cells[0].listParts.leading.count == 1)
    #expect((list.cells[0].listParts.trailing.first?.view as? ListAccessoryView)?.symbol == .reorder)
  }

  @Test func `a hidden accessory is not shown`() {
    #expect(cell([.checkmark(options: .init(isHidden: true))]).listParts.trailing.isEmpty)
  }

  @Test func `a custom view is placed where its configuration says`() {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    let cell = cell([
      .checkmark(),
      .customView(
        configuration: .init(customView: dot, placement: .leading(), reservedLayoutWidth: .custom(20))),
    ])
    // The view is in the middle of the 20 points that are reserved for it.
    #expect(dot.frame == CGRect(x: 16 + 6, y: 22.5, width: 8, height: 8))
    #expect(cell.listParts.trailing.count == 1)
  }

  @Test func `an indentation level moves the content`() {
    let cell = cell([]) { $0.indentationLevel = 2 }
    #expect(label(cell)?.minX == CGFloat(16 + 2 * 10))
  }

  @Test func `accessories are mirrored in a right-to-left cell`() {
    let cell = cell([.disclosureIndicator(), .delete(displayed: .always)]) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(cell.listParts.trailing.first?.view.frame.minX == 16)
    #expect(cell.listParts.leading.first?.view.frame.maxX == 374)
    #expect(cell.contentView.frame.minX == 26.5)
    #expect(cell.contentView.frame.maxX == CGFloat(374 - 22))
  }

  @Test func `a selected row is grey`() {
    let list = ListProbe(UICollectionLayoutListConfiguration(appearance: .plain), [1])
    let backgroundView = list.cells[0].configurationParts.background?.subviews.first
    #expect(backgroundView?.backgroundColor == .systemBackground)
    list.view.tapItem(at: IndexPath(item: 0, section: 0))
    list.view.layoutIfNeeded()
    #expect(backgroundView?.backgroundColor == .systemGray4)
  }

  @Test func `a custom background stays when the cell is selected`() {
    let cell = cell([])
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemMint
    background.cornerRadius = 8
    background.strokeColor = .systemRed
    background.strokeWidth = 2
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = background
    cell.isSelected = true
    cell.layoutIfNeeded()
    let backgroundView = cell.configurationParts.background?.subviews.first
    #expect(backgroundView?.backgroundColor == .systemMint)
    #expect(backgroundView?.frame == CGRect(x: 2, y: 1, width: 390 - 6, height: 53 - 4))
    #expect(backgroundView?.layer.cornerRadius == 8)
    #expect(backgroundView?.layer.borderWidth == 2)
  }

  @Test func `a colour transformer changes the background colour`() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemMint
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
    #expect(background.resolvedBackgroundColor(for: .systemBlue) == .systemRed)
  }
}
