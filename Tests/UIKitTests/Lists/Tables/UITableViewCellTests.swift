import Foundation
import Testing

@testable import UIKit

@MainActor struct UITableViewCellTests {
  /// The frames of each visible row's separators in the cell's coordinates.
  func lines(_ table: UITableView) -> [[CGRect]] {
    table.visibleCells.map { cell in cell.subviews.filter { $0 is TableCellSeparator }.map(\.frame) }
  }

  @Test func `a new cell is 320 by 44 points`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "id")
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.contentView.frame == cell.bounds)
    #expect(cell.reuseIdentifier == "id")
  }

  @Test func `the content view is resized without a subclass's layout`() {
    final class Own: UITableViewCell {
      override func layoutSubviews() {}
    }
    let cell = Own(style: .default, reuseIdentifier: nil)
    cell.frame.size = CGSize(width: 500, height: 90)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 500, height: 90))
  }

  @Test func `an accessory narrows the content view`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320 - 16 - 10.5, height: 44))
    #expect(cell.subviews.last?.frame == CGRect(x: 320 - 16 - 10.5, y: 15, width: 10.5, height: 14))
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == CGFloat(320))
  }

  @Test(arguments: [(SystemVersion.iOS18, 8.0), (.iOS26, 0)])
  func `an accessory view ends at the margin`(version: SystemVersion, gap: CGFloat) {
    Device.using(Device(systemVersion: version)) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      cell.accessoryView = accessory
      cell.layoutIfNeeded()
      #expect(accessory.frame == CGRect(x: 320 - 16 - 51, y: 6.5, width: 51, height: 31))
      #expect(cell.contentView.frame.width == 320 - 16 - 51 - gap)
    }
  }

  @Test func `a symbol in an accessory view takes at least 24 points`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let accessory = UIImageView(image: UIImage(systemName: "chevron.right"))
    accessory.frame = CGRect(x: 0, y: 0, width: 10, height: 14)
    cell.accessoryView = accessory
    cell.layoutIfNeeded()
    #expect(accessory.frame.minX == CGFloat(320 - 16 - 24 + 7))
    #expect(cell.contentView.frame.width == CGFloat(320 - 16 - 24))
  }

  @Test func `a right-to-left cell is mirrored`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.subviews.last?.frame.minX == CGFloat(16))
    #expect(cell.contentView.frame.minX == CGFloat(16 + 10.5))
  }

  @Test func `a separator is one pixel high before iOS 26`() {
    let found = Device.using(Device(systemVersion: .iOS18)) {
      let table = TableProbe(2).table()
      table.layoutIfNeeded()
      return lines(table)
    }
    #expect(found == [[CGRect(x: 16, y: 49.5, width: 304, height: 0.5)], []])
  }

  @Test func `a card's separators end at the margin since iOS 26`() {
    let maxX = SystemVersion.allCases.map { version in
      Device.using(Device(systemVersion: version)) {
        let table = TableProbe(2).table(style: .insetGrouped)
        table.layoutIfNeeded()
        return lines(table).first?.first?.maxX
      }
    }
    #expect(maxX == [288, 272, 272])
  }

  @Test func `each plain row's separator ends 8 points before the edge on iOS 26`() {
    let table = TableProbe(2).table()
    table.layoutIfNeeded()
    // 320 - 16 - 8
    let line = CGRect(x: 16, y: 49, width: 296, height: 1)
    #expect(lines(table) == [[line], [line]])
  }

  @Test func `a table's separator inset is used unchanged`() {
    let table = TableProbe(1).table()
    table.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    table.layoutIfNeeded()
    #expect(lines(table) == [[CGRect(x: 20, y: 49, width: 300, height: 1)]])
  }

  @Test func `adjacent plain sections are separated before iOS 26`() {
    let found = Device.using(Device(systemVersion: .iOS18)) {
      let table = TableProbe(1, 1).table()
      table.layoutIfNeeded()
      return lines(table)
    }
    #expect(found == [[CGRect(x: 16, y: 49.5, width: 304, height: 0.5)], []])
  }

  @Test func `a separator inset may be added to the automatic one`() throws {
    let table = TableProbe(2).table()
    table.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 3)
    table.separatorInsetReference = .fromAutomaticInsets
    table.layoutIfNeeded()
    let added = try #require(lines(table).first?.first)
    table.separatorInset = .zero
    table.layoutIfNeeded()
    let automatic = try #require(lines(table).first?.first)
    #expect(added.minX == automatic.minX + 20)
    #expect(added.maxX == automatic.maxX - 3)
  }

  @Test func `separators of full width enclose a group`() {
    let table = TableProbe(2).table(style: .grouped)
    table.layoutIfNeeded()
    #expect(
      lines(table) == [
        [
          CGRect(x: 16, y: 49, width: 296, height: 1), CGRect(x: 0, y: 0, width: 320, height: 1),
        ], [CGRect(x: 0, y: 49, width: 320, height: 1)],
      ])
  }

  @Test func `a table without separators has no lines`() {
    let table = TableProbe(2).table(style: .grouped)
    table.layoutIfNeeded()
    table.separatorStyle = .none
    #expect(lines(table) == [[], []])
  }

  @Test func `an inset group rounds its first and last rows`() {
    let table = TableProbe(3).table(style: .insetGrouped)
    table.layoutIfNeeded()
    let cells = table.visibleCells
    #expect(cells[0].frame == CGRect(x: 16, y: 35, width: 320 - 2 * 16, height: 50))
    #expect(cells.map(\.layer.cornerRadius) == [26, 0, 26] as [CGFloat])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test func `the table sets the background of cells without one`() {
    let probe = TableProbe(2)
    probe.configure = { cell, path in if path.row == 1 { cell.backgroundColor = .clear } }
    let plain = probe.table()
    plain.layoutIfNeeded()
    #expect(plain.visibleCells.map(\.backgroundColor) == [.systemBackground, .clear])
    let grouped = TableProbe(1).table(style: .grouped)
    grouped.layoutIfNeeded()
    #expect(grouped.visibleCells[0].backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func `a value of large text is below its text`() {
    Device.changing({ $0.contentSizeCategory = .accessibilityLarge }, expectValueBelowText)
  }

  private func expectValueBelowText() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Bluetooth with a rather long name that needs several lines"
    cell.detailTextLabel?.text = "Not connected"
    cell.frame.size = cell.sizeThatFits(CGSize(width: 320, height: 0))
    cell.layoutIfNeeded()
    let text = cell.textLabel?.frame ?? .zero
    let detail = cell.detailTextLabel?.frame ?? .zero
    #expect(text.minX == 16 && detail.minX == 16)
    #expect(detail.minY == text.maxY + 2)
    #expect(cell.textLabel?.drawnLineCount ?? 0 > 2)
    #expect(cell.textLabel?.isTruncated == false)
    #expect(cell.bounds.height == text.height + 2 + detail.height + 19)
  }

  @Test func `a text label of the usual size has one line`() {
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).textLabel?.numberOfLines == 1)
  }

  /// Returns a table with a row whose content has 10 + 34 + 10 points, and the row's cell.
  private func selfSizing(
    _ separators: UITableViewCell.SeparatorStyle = .singleLine, margins: Bool = false
  ) throws -> (table: UITableView, cell: UITableViewCell) {
    let probe = TableProbe(1)
    probe.height = { _ in UITableView.automaticDimension }
    probe.configure = { cell, _ in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let around: UILayoutGuide = margins ? cell.layoutMarginsGuide : cell.contentView.layoutMarginsGuide
      cell.contentView.layoutMargins = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
      NSLayoutConstraint.activate([
        box.heightAnchor.constraint(equalToConstant: 34), box.topAnchor.constraint(equalTo: around.topAnchor),
        box.bottomAnchor.constraint(equalTo: around.bottomAnchor),
      ])
    }
    let table = probe.table()
    table.separatorStyle = separators
    table.layoutIfNeeded()
    return (table, try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))))
  }

  @Test func `a self-sizing row is a pixel higher for its separator`() throws {
    // 10 + 34 + 10, and a pixel of half a point.
    let (table, cell) = try selfSizing()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 54.5)
    #expect(cell.contentView.frame.height == 54)
  }

  @Test func `a self-sizing row without a separator is as high as its content`() throws {
    let (table, cell) = try selfSizing(.none)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 54)
    #expect(cell.contentView.frame.height == 54)
  }

  @Test func `constraints to the cell's own margins give a row the standard height`() throws {
    let (table, _) = try selfSizing(margins: true)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
  }

  @Test(arguments: [(SystemVersion.iOS18, 11), (.iOS26, 15)] as [(SystemVersion, CGFloat)])
  func `the content view has margins above and below`(_ version: SystemVersion, _ margin: CGFloat) {
    Device.using(Device(systemVersion: version)) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
      cell.layoutIfNeeded()
      #expect(
        cell.contentView.layoutMargins
          == UIEdgeInsets(top: margin, left: 16, bottom: margin, right: 16))
    }
  }

  @Test func `since iOS 26, the text in a card of a wide table has a margin of 16`() throws {
    try Device.using(Device(screenSize: CGSize(width: 393, height: 852))) {
      let table = TableProbe(1).table(style: .insetGrouped)
      table.frame = CGRect(x: 0, y: 0, width: 393, height: 400)
      table.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      // The card is 20 points from both edges, and an accessory as far from the card's.
      #expect(cell.frame.minX == 20 && cell.frame.width == 353)
      #expect(cell.contentView.layoutMargins.left == 16)
      #expect(cell.edgeMargin == 20)
    }
  }

  @Test func `since iOS 26, a separator ends at the table's own margin`() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Source()
    func separator(_ style: UITableView.Style, margin: CGFloat) throws -> CGRect {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: style)
      table.directionalLayoutMargins.trailing = margin
      table.dataSource = source
      table.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      cell.layoutIfNeeded()
      return try #require(cell.parts.separator).frame
    }
    // From 16 to 375 - 8, and to 375 - 16.
    #expect(try separator(.plain, margin: 8).width == 351)
    #expect(try separator(.plain, margin: 16).width == 343)
    #expect(try separator(.grouped, margin: 16).width == 343)
  }
}
