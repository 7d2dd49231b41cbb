import Testing

@testable import UIKit

@MainActor struct TableEditingTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var style = UITableViewCell.EditingStyle.delete
    var canMove = false
    var canEdit = true
    var titles: [String]?
    /// The text of each row, which may take several lines.
    var text = "Row"

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = text
      cell.textLabel?.numberOfLines = 0
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    { style }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  }

  private let source = Source()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  init() {
    table.dataSource = source
    table.delegate = source
  }

  private func cell() throws -> UITableViewCell {
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.layoutIfNeeded()
    return cell
  }

  private func symbols(_ cell: UITableViewCell) -> [ListAccessoryView.Symbol] {
    cell.subviews.compactMap { ($0 as? ListAccessoryView)?.symbol }
  }

  @Test func `rows that are edited have a control and move their content`() throws {
    table.setEditing(true, animated: false)
    let cell = try cell()
    #expect(symbols(cell) == [.delete])
    #expect(cell.isEditing)
    #expect(cell.editingStyle == .delete)
    #expect(cell.contentView.frame.minX == 38)
    #expect(cell.separatorInset.left == CGFloat(38 + 16))
  }

  @Test func `the accessory of a row is hidden while it is edited`() throws {
    let cell = try cell()
    #expect(cell.parts.accessory != nil)
    table.isEditing = true
    #expect(try self.cell().parts.accessory == nil)
    cell.editingAccessoryType = .checkmark
    #expect(cell.parts.accessory?.kind == .checkmark)
    table.isEditing = false
    #expect(cell.parts.accessory?.kind == .disclosureIndicator)
    #expect(symbols(cell) == [])
  }

  @Test func `a row that can be moved has a grip at its end`() throws {
    source.canMove = true
    source.style = .none
    table.isEditing = true
    let cell = try cell()
    #expect(symbols(cell) == [.reorder])
    #expect(cell.parts.grip?.frame.maxX == CGFloat(320 - 16))
    // The room of the control before the content is free.
    #expect(
      cell.contentView.frame == CGRect(x: 38, y: 0, width: 320 - 38 - 16 - 20, height: cell.bounds.height))
    cell.showsReorderControl = false
    #expect(symbols(cell) == [])
  }

  @Test func `rows of a multiple selection have circles`() throws {
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    let cell = try cell()
    #expect(symbols(cell) == [.circle(isSelected: false)])
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(symbols(cell) == [.circle(isSelected: true)])
  }

  @Test func `a row that cannot be edited has no control`() throws {
    source.canEdit = false
    table.isEditing = true
    let cell = try cell()
    #expect(symbols(cell) == [])
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test func `a row without an editing style leaves the room of the control free`() throws {
    source.style = .none
    table.isEditing = true
    let cell = try cell()
    #expect(symbols(cell) == [])
    #expect(cell.contentView.frame.minX == 38)
  }

  @Test func `a row that is edited is high enough for its text beside the controls`() throws {
    // One line beside the margins, and two lines beside the controls.
    source.text = "The text of a row that just fits"
    source.canMove = true
    table.frame.size.width = 300
    let height = try cell().bounds.height
    table.isEditing = true
    let cell = try cell()
    let label = try #require(cell.textLabel)
    #expect(
      label.sizeThatFits(CGSize(width: label.bounds.width, height: 1_000)).height > label.font.lineHeight * 2
        - 1)
    #expect(cell.bounds.height > height)
    #expect(cell.bounds.height >= label.sizeThatFits(label.bounds.size).height)
    table.isEditing = false
    #expect(try self.cell().bounds.height == height)
  }

  @Test func `a table that is edited from the start measures its rows beside the controls`() throws {
    source.text = "The text of a row that just fits"
    source.canMove = true
    table.frame.size.width = 300
    let height = try cell().bounds.height
    let other = UITableView(frame: table.frame)
    (other.dataSource, other.delegate, other.isEditing) = (source, source, true)
    #expect(other.rectForRow(at: IndexPath(row: 0, section: 0)).height > 0)
    other.resolveHeights()
    #expect(other.rectForRow(at: IndexPath(row: 0, section: 0)).height > height)
  }

  @Test func `a controller's editing is its table's, with a button for it`() {
    let controller = UITableViewController(style: .plain)
    let button = controller.editButtonItem
    #expect(button.systemItem == .edit)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    #expect(button.systemItem == .done)
    button.primaryAction?.perform(sender: button)
    #expect(!controller.isEditing)
  }

  @Test func `an index of sections takes its width from the rows`() throws {
    source.titles = ["A", "B", "C"]
    let cell = try cell()
    let index = try #require(table.subviews.last as? SectionIndexView)
    #expect(index.frame == CGRect(x: 305, y: 0, width: 15, height: 200))
    #expect(index.titles == ["A", "B", "C"])
    #expect(cell.parts.accessory?.frame.maxX == CGFloat(305 - 16))
  }

  @Test func `a table of few rows shows no index`() {
    source.titles = ["A"]
    table.sectionIndexMinimumDisplayRowCount = 3
    table.layoutIfNeeded()
    #expect(table.state.indexView == nil)
  }
}
