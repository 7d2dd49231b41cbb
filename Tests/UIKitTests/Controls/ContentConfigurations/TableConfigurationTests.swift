import Foundation
import Testing

@testable import UIKit

/// A cell that derives its content and its background from its state.
private final class StateCell: UITableViewCell {
  var states: [Bool] = []

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    states.append(state.isSelected)
    var content = defaultContentConfiguration().updated(for: state)
    content.text = state.isSelected ? "Selected" : "Not selected"
    contentConfiguration = content
    var background = defaultBackgroundConfiguration().updated(for: state)
    if state.isSelected { background.backgroundColor = .red }
    backgroundConfiguration = background
  }
}

/// A content configuration whose view is sized by constraints.
private struct TileConfiguration: UIContentConfiguration {
  final class TileView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
      didSet { height.constant = (configuration as? TileConfiguration)?.height ?? 0 }
    }
    private let height: NSLayoutConstraint

    init(_ configuration: TileConfiguration) {
      let tile = UIView()
      self.configuration = configuration
      height = tile.heightAnchor.constraint(equalToConstant: configuration.height)
      super.init(frame: .zero)
      tile.translatesAutoresizingMaskIntoConstraints = false
      addSubview(tile)
      NSLayoutConstraint.activate([
        tile.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        tile.leadingAnchor.constraint(equalTo: leadingAnchor),
        tile.trailingAnchor.constraint(equalTo: trailingAnchor),
        tile.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        height,
      ])
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  var height: CGFloat

  func makeContentView() -> any UIView & UIContentView { TileView(self) }
  func updated(for state: any UIConfigurationState) -> TileConfiguration { self }
}

@MainActor @Suite struct TableConfigurationTests {
  private func background(of view: UIView) -> UIColor? {
    (view.subviews.first as? BackgroundConfigurationView)?.subviews.first?.backgroundColor
  }

  private func table(
    _ style: UITableView.Style = .plain, _ configure: @escaping (UITableViewCell) -> Void
  ) -> (table: UITableView, probe: TableProbe) {
    let probe = TableProbe(3)
    probe.configure = { cell, _ in configure(cell) }
    let table = probe.table(style: style)
    table.layoutIfNeeded()
    return (table, probe)
  }

  @Test func `a cell's configuration is updated when its selection changes`() {
    let cell = StateCell(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    #expect(cell.states == [false])
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.states == [false, true])
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Selected")
    #expect(background(of: cell) == .red)
  }

  @Test func `a cell's configuration is updated before it is measured`() {
    let cell = StateCell(style: .default, reuseIdentifier: nil)
    let size = CGSize(width: 320, height: 0)
    let fitting = cell.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(cell.states == [false])
    #expect(fitting.height == TableMetrics.configuredRowHeight(.current))
  }

  @Test func `the update handler is called after the update method`() {
    let cell = StateCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, state in
      cell.backgroundConfiguration?.backgroundColor = state.isSelected ? .green : .blue
    }
    cell.layoutIfNeeded()
    #expect(background(of: cell) == .blue)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(background(of: cell) == .green)
  }

  @Test func `a background configuration replaces the table's background colour`() throws {
    let (table, probe) = table(.grouped) { $0.backgroundConfiguration = .clear() }
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.backgroundColor == .clear)
    #expect(background(of: cell) == .clear)
    cell.backgroundConfiguration = nil
    #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
    #expect(!(cell.subviews.first is BackgroundConfigurationView))
    _ = probe
  }

  @Test func `a background configuration and the background views replace each other`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    (cell.backgroundView, cell.selectedBackgroundView) = (UIView(), UIView())
    cell.backgroundConfiguration = .listGroupedCell()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func `the default background follows the table's style`() {
    var plain: UIBackgroundConfiguration?
    var grouped: UIBackgroundConfiguration?
    let tables = [
      table { plain = $0.defaultBackgroundConfiguration() },
      table(.insetGrouped) { grouped = $0.defaultBackgroundConfiguration() },
    ]
    #expect(plain == .listPlainCell() && grouped == .listGroupedCell())
    _ = tables
  }

  @Test func `a selected cell with a background configuration has no other selection background`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = .listPlainCell()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(background(of: cell) == .systemGray4)
    #expect(cell.parts.selectionBackground?.superview == nil)
    // A background colour of the app's own does not follow the state.
    var own = UIBackgroundConfiguration.clear()
    own.backgroundColor = .yellow
    cell.backgroundConfiguration = own
    cell.layoutIfNeeded()
    #expect(background(of: cell) == .yellow)
  }

  @Test func `a custom content view is as high as its constraints`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = TileConfiguration(height: 60)
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // 60 points with 10 above and 10 below.
    #expect(fitting == CGSize(width: 320, height: 80))
  }

  @Test func `layout ends although a cell invalidates its configuration in layout`() {
    final class RestlessCell: UITableViewCell {
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        backgroundConfiguration = .listGroupedCell()
      }

      override func updateConfiguration(using state: UICellConfigurationState) {
        automaticallyUpdatesBackgroundConfiguration = true
        setNeedsUpdateConfiguration()
      }
    }
    let cell = RestlessCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((1...3).contains(cell.layouts))
    #expect(background(of: cell) == .systemGray4)
  }

  @Test func `a background configuration replaces the cell's own background colour`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundColor = .red
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundColor == nil)
    let item = UICollectionViewCell(frame: .zero)
    (item.backgroundColor, item.selectedBackgroundView) = (.red, UIView())
    item.backgroundConfiguration = .listPlainCell()
    #expect(item.backgroundColor == nil && item.selectedBackgroundView == nil)
    item.selectedBackgroundView = UIView()
    #expect(item.backgroundConfiguration == nil)
  }

  @Test func `a cell without a configuration never sets one`() {
    final class CountingCell: UITableViewCell {
      var count = 0
      override var backgroundConfiguration: UIBackgroundConfiguration? { didSet { count += 1 } }
    }
    let cell = CountingCell(style: .default, reuseIdentifier: nil)
    (cell.backgroundView, cell.selectedBackgroundView) = (UIView(), UIView())
    #expect(cell.count == 0)
  }

  @Test func `a constraint beside the content configuration is measured`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 100),
    ])
    #expect(cell.fittingHeight(atWidth: 320) == 100)
  }

  @Test func `a cell's configuration is updated when editing begins`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { states.append($1.isEditing) }
    cell.layoutIfNeeded()
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    #expect(states == [false, true])
  }

  @Test func `a cell is measured with its own row's selection`() {
    let probe = TableProbe(40)
    probe.height = { _ in UITableView.automaticDimension }
    probe.configure = { cell, _ in
      cell.configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = TileConfiguration(height: state.isSelected ? 130 : 30)
      }
    }
    let table = probe.table()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = 50
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    for offset in stride(from: 0, through: 1_000, by: 50) {
      table.contentOffset.y = CGFloat(offset)
      table.layoutIfNeeded()
    }
    let heights = (0..<15).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    // 10 are added above and below. 50 is less than the minimum of a row with a configuration, which is 53.
    #expect(heights == [150] + [CGFloat](repeating: 53, count: 14))
  }

  @Test func `a pinned header's own background hides the rows behind it`() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.backgroundConfiguration = header.defaultBackgroundConfiguration()
    header.layoutIfNeeded()
    #expect(background(of: header) == .clear)
    header.isFloating = true
    header.layoutIfNeeded()
    let color = try #require(background(of: header)).resolvedColor(with: header.traitCollection)
    #expect(
      color == UIColor.systemBackground.resolvedColor(with: header.traitCollection).withAlphaComponent(0.94))
  }

  @Test func `a header that is dequeued to be measured knows its table`() {
    final class MeasuringDelegate: NSObject, UITableViewDelegate {
      var configurations: [UIListContentConfiguration?] = []

      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        configurations.append(header?.defaultContentConfiguration())
        return 30
      }
    }
    let (probe, delegate) = (TableProbe(2), MeasuringDelegate())
    let table = probe.table(style: .grouped)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(Set(delegate.configurations) == [.groupedHeader()])
  }

  @Test func `a header shows a content configuration of its table's style`() throws {
    let delegate = HeaderDelegate()
    let probe = TableProbe(2)
    let table = probe.table(style: .grouped)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.delegate = delegate
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    let label = try #require(header.contentView.subviews.first?.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "Header")
    #expect(label.font == UIListContentConfiguration.groupedHeader().textProperties.font)
    #expect(label.convert(CGPoint.zero, to: table).x == 16)
    #expect(background(of: header) == .blue)
    let list = try #require(header.contentView.subviews.first as? UIListContentView)
    #expect(header.frame.height == list.sizeThatFits(CGSize(width: 320, height: 0)).height)
  }

  @Test func `a floating header's state is pinned`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var pinned: [Bool] = []
    header.configurationUpdateHandler = { pinned.append($1.isPinned) }
    header.layoutIfNeeded()
    header.isFloating = true
    header.layoutIfNeeded()
    #expect(pinned == [false, true])
  }
}

@MainActor private final class HeaderDelegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    var content = header?.defaultContentConfiguration()
    content?.text = "Header"
    header?.contentConfiguration = content
    header?.backgroundConfiguration = .clear()
    header?.backgroundConfiguration?.backgroundColor = .blue
    return header
  }
}
