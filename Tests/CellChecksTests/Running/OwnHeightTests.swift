import CellSnapshots
import Testing
import UIKit
@testable import CellCatalog
@testable import CellChecks
@testable import CellSnapSampleCells

/// Tests of entries that are not tables and whose height follows from their width.
@MainActor struct OwnHeightTests {
  private static let text = "Milk, and the letter that has been lying on the table since Monday"

  nonisolated static let names = [
    "note", "bubble", "film", "header", "item", "article", "conversation", "switch", "card", "notice",
    "label",
    "cell", "subtitle",
  ]

  private func view(_ name: String) -> UIView {
    switch name {
    case "note": return PlainNoteCell(note: Self.text)
    case "bubble": return BubbleCell(message: Self.text)
    case "film": return FilmView(caption: Self.text)
    case "header": return DayHeader(day: Self.text)
    case "item": return FriendItem(name: Self.text)
    case "article": return ArticleCell(title: Self.text, summary: Self.text + ". " + Self.text + ".")
    case "conversation": return ConversationCell(name: "Anna", message: Self.text)
    case "switch": return SwitchCell(setting: Self.text)
    case "card": return ProductCard(name: Self.text, price: "12 euros")
    case "notice": return NoticeView(text: Self.text, action: "Show")
    case "label":
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.numberOfLines = 0
      label.text = Self.text
      return label
    default:
      let cell = UITableViewCell(style: name == "cell" ? .default : .subtitle, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = Self.text
      cell.detailTextLabel?.numberOfLines = 0
      cell.detailTextLabel?.text = Self.text
      return cell
    }
  }

  @Test(arguments: names) func `an entry as high as its text has no finding`(name: String) throws {
    let report = try Checker(CheckSettings(widths: [320, 414, 768])).check([
      CatalogEntry(name) { self.view(name) }
    ])
    #expect(report.findings.map(\.text) == [])
    #expect(report.failures == [])
  }

  @Test(arguments: [CatalogEntry.Height.points(200), .timesWidth(0.5)])
  func `an entry with a given height has this height at each width`(height: CatalogEntry.Height) throws {
    let entry = CatalogEntry("Pinned", height: height) { PinnedView() }
    let settings = CheckSettings(rules: [.rotation], widths: [320, 414])
    #expect(try Checker(settings).check([entry]).findings.map(\.text) == [])
  }

  @Test func `a cell whose content keeps its first height is found even if the cell has its own height`()
    throws
  {
    let settings = CheckSettings(rules: [.rotation], widths: [320, 768])
    let report = try Checker(settings).check([CatalogEntry("Stale") { StaleHeightCell(text: Self.text) }])
    #expect(Set(report.findings.map(\.subject)) == ["StaleHeightCell.noteLabel"])
  }

  @Test func `an entry may have a closure that returns nothing`() {
    let entry = CatalogEntry("Never") { fatalError("this entry is never shown") }
    #expect(entry.name == "Never")
  }
}

/// A view with a bar at its bottom.
private final class PinnedView: UIView {
  private let bar = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.backgroundColor = .systemBlue
    addSubview(bar)
    bar.frame = CGRect(x: 0, y: bounds.height - 44, width: bounds.width, height: 44)
  }
}

/// A cell that measures its text only once.
private final class StaleHeightCell: UITableViewCell {
  private let noteLabel = UILabel()
  private var noteHeight: CGFloat?

  convenience init(text: String) {
    self.init(style: .default, reuseIdentifier: nil)
    noteLabel.numberOfLines = 0
    noteLabel.text = text
    contentView.addSubview(noteLabel)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 120) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width - 30
    let height = noteHeight ?? noteLabel.sizeThatFits(CGSize(width: width, height: 1000)).height
    noteHeight = height
    noteLabel.frame = CGRect(x: 15, y: 12, width: width, height: height)
  }
}
