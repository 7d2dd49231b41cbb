import CellSnapshots
import Foundation
import Testing
import UIKit
@testable import CellCatalog
@testable import CellInspection
@testable import CellSnapSampleCells

@MainActor struct EntryBreakpointsTests {
  /// A label 10 points narrower than its superview, with at most `lineLimit` lines.
  private final class Note: UIView {
    let noteLabel = UILabel()

    init(lineLimit: Int) {
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      noteLabel.text = "Several words"
      noteLabel.numberOfLines = lineLimit
      addSubview(noteLabel)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      noteLabel.frame = CGRect(x: 5, y: 0, width: bounds.width - 10, height: 200)
    }
  }

  private func lines(lineLimit: Int) throws -> [String] {
    let entry = CatalogEntry("Note") { Note(lineLimit: lineLimit) }
    return try EntryBreakpoints(
      entry: entry, name: EntryName("Note"), configuration: SnapshotConfiguration(width: 1)
    ).table(BreakpointSearch(from: 90, to: 200)).lines
  }

  /// The minimum whole width of a view whose label fits on one line: the text's width and 10 points.
  private var fittingWidth: Int {
    Int((Note(lineLimit: 1).noteLabel.intrinsicContentSize.width + 10).rounded(.up))
  }

  @Test func `a second line begins at the width where the text does not fit`() throws {
    let width = fittingWidth
    #expect(
      try lines(lineLimit: 0) == ["Note noteLabel: 2 lines up to \(width - 1), 1 line from \(width)"])
  }

  @Test func `a single line is cut off at the width where it does not fit`() throws {
    let width = fittingWidth
    #expect(
      try lines(lineLimit: 1) == ["Note noteLabel: 1 line cut off up to \(width - 1), 1 line from \(width)"])
  }

  @Test func `bisecting finds the changes that measuring every width finds`() throws {
    let breakpoints = EntryBreakpoints(
      entry: CatalogEntry("Posts") { PostsController(PostCell.self) }, name: try EntryName("Posts"),
      configuration: SnapshotConfiguration(width: 1))
    let lines = try breakpoints.table(BreakpointSearch(from: 250, to: 410)).lines
    #expect(!lines.isEmpty)
    #expect(lines == (try breakpoints.table(BreakpointSearch(from: 250, to: 410, step: 1)).lines))
  }

  @Test func `a label is named by its row and its properties`() {
    let states = LabelStates(of: layout(section: 0))
    #expect(
      states.names.map { $0.text(hasSections: states.hasSections) } == [
        "PostCell row 3 likeButton.titleLabel", "PostCell row 3 UILabel", "PostCell row 3 UILabel (2)",
      ])
  }

  @Test func `a row of a second section is named with its section`() {
    let states = LabelStates(of: layout(section: 1))
    #expect(
      states.names.first?.text(hasSections: states.hasSections) == "PostCell row 1-3 likeButton.titleLabel")
  }

  @Test func `an item inside a row is named after the row`() {
    let name = LabelName(
      owners: [
        LabelName.Owner(className: "PostCell", row: .row(section: 0, row: 3)),
        LabelName.Owner(className: "PhotoCell", row: .row(section: 0, row: 1)),
      ], property: "captionLabel")
    #expect(name.text(hasSections: false) == "PostCell row 3 PhotoCell item 1 captionLabel")
  }

  private func layout(section: Int) -> SnapshotLayout {
    SnapshotLayout(
      size: CGSize(width: 320, height: 44),
      views: [
        LayoutView(depth: 0, className: "UITableView", frame: .zero),
        LayoutView(depth: 1, className: "PostCell", row: .row(section: section, row: 3), frame: .zero),
        LayoutView(depth: 2, className: "UIView", propertyName: "contentView", frame: .zero),
        LayoutView(depth: 3, className: "UIButton", propertyName: "likeButton", frame: .zero),
        LayoutView(depth: 4, className: "UILabel", propertyName: "titleLabel", frame: .zero, lineCount: 1),
        LayoutView(depth: 3, className: "UILabel", frame: .zero, lineCount: 2),
        LayoutView(depth: 3, className: "UILabel", frame: .zero, lineCount: 3),
      ])
  }
}
