import Testing

@testable import UIKit

/// Tests of sizes at 2 pixels per point.
@MainActor struct UIListContentConfigurationTests {
  private func cell(
    _ style: UITableViewCell.CellStyle, width: CGFloat = 343,
    _ change: (inout UIListContentConfiguration) -> Void
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    change(&content)
    cell.contentConfiguration = content
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 0)
    cell.sizeToFit()
    cell.layoutIfNeeded()
    return cell
  }

  private func labels(_ cell: UITableViewCell) -> [CGRect] {
    cell.contentView.subviews.flatMap(\.subviews).filter { $0 is UILabel && !$0.isHidden }.map(\.frame)
  }

  @Test func `a row with one line is 53 points high`() {
    let row = cell(.default) { $0.text = "Sounds" }
    #expect(row.bounds.height == 53)
    #expect(labels(row).map(\.minY) == [16.5])
    #expect(labels(row).map(\.minX) == [16])
  }

  @Test func `a configuration that preserves no margins of the cell has its own`() {
    let row = cell(.default) {
      $0.text = "Sounds"
      $0.directionalLayoutMargins.leading = 40
      $0.axesPreservingSuperviewLayoutMargins = []
    }
    #expect(labels(row).map(\.minX) == [40])
  }

  @Test func `secondary text is below the text`() {
    let row = cell(.subtitle) { ($0.text, $0.secondaryText) = ("Badges", "Show unread count") }
    #expect(row.bounds.height == 69.5)
    #expect(labels(row).map(\.minY) == [15.5, 36])
  }

  @Test func `a value is at the other side if there is room`() {
    let row = cell(.value1) { ($0.text, $0.secondaryText) = ("Name", "Miguel") }
    #expect(labels(row).map(\.minY) == [16.5, 16.5])
    let end = labels(row).last?.maxX ?? 0
    #expect(abs(end - 327) < 0.001)
    let narrow = cell(.value1, width: 120) { ($0.text, $0.secondaryText) = ("Name", "Miguel de Cervantes") }
    #expect(labels(narrow).map(\.minX) == [16, 16])
  }

  @Test func `an image is limited to its maximum size before the text`() {
    let row = cell(.default) {
      $0.text = "Sounds"
      $0.image = UIImage(content: .nodes([]), size: CGSize(width: 40, height: 20), scale: 2)
      $0.imageProperties.maximumSize = CGSize(width: 20, height: 20)
    }
    let expected: [CGFloat] = [16 + 20 + 16]
    #expect(labels(row).map(\.minX) == expected)
  }

  @Test func `labels are mirrored in a right-to-left cell`() {
    let row = cell(.value1) { ($0.text, $0.secondaryText) = ("Name", "Miguel") }
    let before = labels(row)
    row.semanticContentAttribute = .forceRightToLeft
    row.contentView.subviews.first?.semanticContentAttribute = .forceRightToLeft
    row.contentView.subviews.first?.setNeedsLayout()
    row.layoutIfNeeded()
    #expect(labels(row).map(\.minX) == before.map { 343 - $0.maxX })
  }

  @Test func `the content view is kept for a configuration of the same kind`() {
    let row = cell(.default) { $0.text = "Sounds" }
    let view = row.contentView.subviews.first
    row.contentConfiguration = UIListContentConfiguration.cell()
    #expect(row.contentView.subviews.first === view)
    row.contentConfiguration = nil
    #expect(row.contentView.subviews.isEmpty)
  }

  @Test func `a custom configuration makes its own view`() {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.contentConfiguration = SquareConfiguration(side: 70)
    row.sizeToFit()
    row.layoutIfNeeded()
    #expect(row.bounds.height == 70)
    #expect(row.contentView.subviews.first?.frame == row.contentView.bounds)
  }
}

private struct SquareConfiguration: UIContentConfiguration {
  var side: CGFloat

  func makeContentView() -> any UIView & UIContentView { SquareView(self) }

  func updated(for state: any UIConfigurationState) -> SquareConfiguration { self }
}

private final class SquareView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: SquareConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let side = (configuration as? SquareConfiguration)?.side ?? 0
    return CGSize(width: side, height: side)
  }
}
