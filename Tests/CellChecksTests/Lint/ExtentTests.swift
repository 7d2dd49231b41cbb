import Testing
import UIKit
@testable import CellChecks
@testable import CellSnapSampleCells

@MainActor @Suite struct ExtentTests {
  private let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  private func add(_ view: UIView, _ rect: CGRect) {
    view.frame = rect
    cell.addSubview(view)
  }

  @Test func `a background that follows the cell is not content`() {
    let card = UIView()
    card.backgroundColor = .systemTeal
    add(card, cell.bounds)
    #expect(LintTree(of: cell).verticalExtent == nil)
  }

  @Test func `the lines of a label that follows the cell are content`() throws {
    let label = UILabel()
    label.text = "Bluetooth"
    add(label, cell.bounds)
    let extent = try #require(LintTree(of: cell).verticalExtent)
    #expect(extent.bottom < 70)
    // The line is in the middle, on whole pixels.
    #expect(abs(extent.frameTop - (100 - extent.bottom)) <= 0.5)
  }

  @Test func `a part of a tree equals the tree of that part`() throws {
    let note = NoteCell(style: .default, reuseIdentifier: nil)
    note.frame = CGRect(x: 0, y: 300, width: 320, height: 200)
    note.show(NoteRow.samples[0])
    note.layoutIfNeeded()
    let part = try #require(LintTree(of: note.contentView, in: LintTree(of: note)))
    let alone = LintTree(of: note.contentView)
    #expect(part.nodes.count > 4)
    #expect(part.nodes.map { ObjectIdentifier($0.view) } == alone.nodes.map { ObjectIdentifier($0.view) })
    #expect(part.nodes.map(\.parent) == alone.nodes.map(\.parent))
    #expect(part.nodes.map(\.children) == alone.nodes.map(\.children))
    #expect(part.nodes.map(\.content) == alone.nodes.map(\.content))
    #expect(part.verticalExtent?.bottom == alone.verticalExtent?.bottom)
  }

  @Test func `a hidden view keeps its room`() {
    let badge = UIView()
    badge.isHidden = true
    add(badge, CGRect(x: 0, y: 60, width: 20, height: 20))
    #expect(LintTree(of: cell).hiddenBottom == 80)
  }

  @Test func `a hidden view outside the cell keeps no room`() {
    let badge = UIView()
    badge.isHidden = true
    add(badge, CGRect(x: 0, y: 90, width: 20, height: 20))
    #expect(LintTree(of: cell).hiddenBottom == 0)
  }

  @Test func `a view without content also keeps its room`() {
    add(UIView(), CGRect(x: 0, y: 60, width: 20, height: 30))
    #expect(LintTree(of: cell).roomBottom == 90)
  }
}
