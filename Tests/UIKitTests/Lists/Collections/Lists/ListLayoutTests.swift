import Foundation
import Testing

@testable import UIKit

/// Compares lists 390 points wide, on a screen of 375 points, with tables of the same style.
@MainActor struct ListLayoutTests {
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ counts: Int...,
    titles: Bool = false, change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> ListProbe {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    if titles { (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary) }
    change(&configuration)
    return ListProbe(configuration, counts)
  }

  /// A table with the same rows as the list.
  private func table(_ style: UITableView.Style, _ counts: Int..., titles: Bool = false) -> TableTwin {
    TableTwin(style, counts, titles: titles)
  }

  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, UITableView.Style.plain),
    (.grouped, .grouped), (.insetGrouped, .insetGrouped),
  ])
  func `rows have the frames of a table's rows`(
    appearance: UICollectionLayoutListConfiguration.Appearance, style: UITableView.Style
  ) {
    let list = list(appearance, 2, 3)
    let table = table(style, 2, 3)
    #expect(list.rows.map(\.minY) == table.rows.map(\.minY))
    #expect(list.rows.map(\.size) == table.rows.map(\.size))
    #expect(list.rows.map(\.minX) == table.rows.map(\.minX))
    #expect(list.view.contentSize.height == table.view.contentSize.height)
  }

  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.grouped, UITableView.Style.grouped),
    (.insetGrouped, .insetGrouped),
  ])
  func `titled groups are placed like a table's`(
    appearance: UICollectionLayoutListConfiguration.Appearance, style: UITableView.Style
  ) {
    let list = list(appearance, 2, 1, titles: true)
    let table = table(style, 2, 1, titles: true)
    #expect(list.rows.map(\.minY) == table.rows.map(\.minY))
    #expect(list.view.contentSize.height == table.view.contentSize.height)
  }

  @Test func `a row's text is placed like a table's`() {
    let list = list(.insetGrouped, 1)
    let table = table(.insetGrouped, 1)
    #expect(list.texts == table.texts)
  }

  @Test func `a header's text is placed like a table's`() {
    let list = list(.insetGrouped, 1, titles: true)
    let table = table(.insetGrouped, 1, titles: true)
    #expect(list.headerText == table.headerText)
  }

  @Test func `separators are between rows`() {
    let list = list(.insetGrouped, 3)
    // A line reaches from the text at 16 to the margin at 358 - 16.
    #expect(list.cells.map { $0.listParts.bottomLine?.frame.minX } == [16, 16, nil])
    #expect(list.cells.map { $0.listParts.bottomLine?.frame.maxX } == [342, 342, nil])
    #expect(list.cells.map { $0.listParts.topLine?.frame } == [nil, nil, nil])
  }

  @Test func `lines of full width enclose a group`() {
    let list = list(.grouped, 2)
    #expect(list.cells.map { $0.listParts.topLine?.frame.width } == [390, nil])
    #expect(list.cells.map { $0.listParts.bottomLine?.frame.width } == [374, 390])
  }

  @Test func `a sidebar has no separators`() {
    #expect(list(.sidebar, 3).cells.allSatisfy { $0.listParts.bottomLine == nil })
  }

  @Test func `a separator handler changes a row's separators`() {
    let list = list(.plain, 3) {
      $0.itemSeparatorHandler = { path, configuration in
        var configuration = configuration
        if path.item == 0 { configuration.bottomSeparatorVisibility = .hidden }
        if path.item == 1 { configuration.bottomSeparatorInsets.leading = 60 }
        if path.item == 2 { configuration.bottomSeparatorVisibility = .visible }
        configuration.color = .systemRed
        return configuration
      }
    }
    #expect(list.cells.map { $0.listParts.bottomLine?.frame.minX } == [nil, 60, 16])
    #expect(list.cells.last?.listParts.bottomLine?.backgroundColor == .systemRed)
  }

  @Test func `a card's first and last rows have rounded corners`() {
    let list = list(.insetGrouped, 3)
    #expect(list.cells.map(\.layer.cornerRadius) == [26, 0, 26])
    #expect(list.cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func `the first item can be the header`() {
    let list = list(.insetGrouped, 3) { $0.headerMode = .firstItemInSection }
    #expect(list.cells.map(\.layer.cornerRadius) == [0, 26, 26])
    #expect(list.cells.map { $0.place?.role } == [.header, .item, .item])
  }

  @Test func `large text makes rows as high as a table's`() {
    Device.using(Device(contentSizeCategory: .accessibilityExtraLarge)) {
      let list = list(.insetGrouped, 1)
      let table = table(.insetGrouped, 1)
      #expect(list.rows == table.rows)
      #expect((list.rows.first?.height ?? 0) > 53)
    }
  }

  @Test func `a floating header has an opaque background`() {
    let list = list(.plain, 40, titles: true)
    func color() -> UIColor? {
      let views = list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      return (views.first as? UICollectionViewListCell)?.configurationParts.background?.subviews.first?
        .backgroundColor
    }
    #expect(color() == .clear)
    list.view.contentOffset.y = 200
    list.view.layoutIfNeeded()
    #expect(color()?.cgColor.alpha == 0.94)
  }

  @Test func `a list's background follows its appearance`() {
    #expect(list(.insetGrouped, 1).view.backgroundColor == nil)
    #expect(list(.insetGrouped, 1).backdrop?.backgroundColor == .systemGroupedBackground)
    #expect(list(.plain, 1) { $0.backgroundColor = .systemMint }.backdrop?.backgroundColor == .systemMint)
  }

  @Test func `a colour for separators of several selected rows is reported`() {
    func found(selects: Bool) -> [String] {
      let list = list(.plain, 2) { $0.separatorConfiguration.multipleSelectionColor = .red }
      return Diagnostics.found {
        list.view.allowsMultipleSelection = true
        if selects { list.view.visibleCells.first?.isSelected = true }
        list.view.visibleCells.first?.setNeedsLayout()
        _ = list.view.scene()
      }.map(\.text)
    }
    #expect(found(selects: false) == [])
    #expect(
      found(selects: true) == [
        "UIListSeparatorConfiguration.multipleSelectionColor is set, and CellSnap draws separators in their usual color"
      ])
  }
}

/// A list whose rows show their numbers.
@MainActor final class ListProbe: UICollectionViewDataSource {
  let view: UICollectionView
  private let counts: [Int]

  init(_ configuration: UICollectionLayoutListConfiguration, _ counts: [Int]) {
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    fill(cell, "Row \(indexPath.item)")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    fill(view, kind == UICollectionView.elementKindSectionHeader ? "Header" : "Footer")
    return view
  }

  private func fill(_ view: UICollectionReusableView, _ text: String) {
    guard let cell = view as? UICollectionViewListCell else { return }
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }

  var cells: [UICollectionViewListCell] { view.visibleCells.compactMap { $0 as? UICollectionViewListCell } }
  var rows: [CGRect] { cells.map(\.frame) }
  var backdrop: UIView? { view.subviews.first { $0 is ListBackdrop } }
  var texts: [CGRect] { cells.compactMap { firstText(in: $0) } }
  var headerText: CGRect? {
    view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
      .flatMap { firstText(in: $0) }
  }

  private func firstText(in cell: UIView) -> CGRect? {
    cell.layoutIfNeeded()
    return firstLabel(in: cell).map { $0.convert($0.bounds, to: view) }
  }
}

/// A table with the same rows, which use content configurations.
@MainActor final class TableTwin: UITableViewDataSource {
  let view: UITableView
  private let counts: [Int]
  private let titles: Bool

  init(_ style: UITableView.Style, _ counts: [Int], titles: Bool) {
    self.counts = counts
    self.titles = titles
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: style)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.dataSource = self
    view.layoutIfNeeded()
    view.resolveHeights()
    view.layoutIfNeeded()
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles ? "Header" : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    titles ? "Footer" : nil
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }

  var rows: [CGRect] { view.visibleCells.map(\.frame) }
  var texts: [CGRect] { view.visibleCells.compactMap { firstText(in: $0) } }
  var headerText: CGRect? { view.headerView(forSection: 0).flatMap { firstText(in: $0) } }

  private func firstText(in cell: UIView) -> CGRect? {
    cell.layoutIfNeeded()
    return firstLabel(in: cell).map { $0.convert($0.bounds, to: view) }
  }
}

@MainActor private func firstLabel(in view: UIView) -> UILabel? {
  if let label = view as? UILabel, !label.isHidden { return label }
  for subview in view.subviews {
    if let label = firstLabel(in: subview) { return label }
  }
  return nil
}
