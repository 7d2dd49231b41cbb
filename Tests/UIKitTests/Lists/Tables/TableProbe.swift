import Foundation

@testable import UIKit

/// A data source and delegate of a table that records the table's calls.
@MainActor final class TableProbe: UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  var height: (IndexPath) -> CGFloat = { _ in 50 }
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0
  var titles: [Int: String] = [:]
  var calls: [String] = []
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }

  init(_ counts: Int...) {
    self.counts = counts
  }

  /// Returns a table 320 points wide that uses this probe and has `ProbeCell` registered.
  func table(height: CGFloat = 200, style: UITableView.Style = .plain) -> UITableView {
    let table = ProbedTable(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    table.probe = self
    table.sectionHeaderTopPadding = 0
    table.register(ProbeCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    calls.append("sections")
    return counts.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    calls.append("rows \(section)")
    return counts[section]
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    calls.append("height \(indexPath.section).\(indexPath.row)")
    return height(indexPath)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls.append("cell \(indexPath.section).\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    configure(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    calls.append("show \(indexPath.section).\(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    calls.append("end \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.section).\(indexPath.row)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("scroll \(Int(scrollView.contentOffset.y))")
  }
}

/// A table that retains its probe.
final class ProbedTable: UITableView {
  var probe: TableProbe?
}

final class ProbeCell: UITableViewCell {
  static var made = 0
  static var alive = 0
  var reuses = 0
  var selections: [Bool] = []
  var fitting: CGFloat = 44

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
    Self.alive += 1
  }

  required init?(coder: NSCoder) {
    nil
  }

  isolated deinit {
    Self.alive -= 1
  }

  override var isSelected: Bool {
    didSet { selections.append(isSelected) }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fitting) }
}
