import Foundation
import UIKit

/// The rows of a described table.
final class TableSource: UITableViewDataSource, UITableViewDelegate {
  private let sections: [SectionDescription]
  private weak var maker: ViewMaker?
  /// The cells, so that each described view is made once.
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var headers: [Int: UIView] = [:]
  private var footers: [Int: UIView] = [:]

  init(_ sections: [SectionDescription], maker: ViewMaker) {
    self.sections = sections
    self.maker = maker
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows?.count ?? 0
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    sections[section].headerHeight ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].rows?[indexPath.row].height ?? UITableView.automaticDimension
  }

  /// Returns a section's own header. A table without such headers has a delegate without a method for them.
  fileprivate func header(_ section: Int) -> UIView? {
    if headers[section] == nil { headers[section] = view(sections[section].headerView, in: section) }
    return headers[section]
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    if footers[section] == nil { footers[section] = view(sections[section].footerView, in: section) }
    return footers[section]
  }

  /// Makes a header or footer with the section's constraints. Constraints of other views have no effect.
  private func view(_ description: ViewDescription?, in section: Int) -> UIView? {
    guard let description, let maker else { return nil }
    let view = maker.make(description)
    let names = Set(description.all.map(\.id))
    for constraint in sections[section].constraints ?? [] where names.contains(constraint.item) {
      maker.activate(constraint)
    }
    return view
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let row = sections[indexPath.section].rows?[indexPath.row] else { return UITableViewCell() }
    if let cell = cells[indexPath] { return cell }
    let cell = UITableViewCell(described: row)
    cell.accessoryView = row.accessoryView.flatMap { maker?.make($0) }
    maker?.make(row.views ?? [], row.constraints ?? [], in: cell.contentView, named: row.id)
    cells[indexPath] = cell
    return cell
  }
}

/// A delegate with the views of headers, in front of the delegate without them.
final class HeaderDelegate: UITableViewDelegate {
  private let source: TableSource

  init(_ source: TableSource) {
    self.source = source
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    source.tableView(tableView, heightForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    source.tableView(tableView, heightForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    source.header(section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    source.tableView(tableView, viewForFooterInSection: section)
  }
}

extension UITableViewCell {
  fileprivate convenience init(described row: RowDescription) {
    self.init(style: .described(row.style), reuseIdentifier: nil)
    if row.usesLabels == true {
      textLabel?.text = row.text
      detailTextLabel?.text = row.detailText
    } else if row.text != nil || row.detailText != nil {
      var content = defaultContentConfiguration()
      content.text = row.text
      content.secondaryText = row.detailText
      contentConfiguration = content
    }
    if let margins = row.layoutMargins { layoutMargins = UIEdgeInsets(margins) }
    switch row.accessory {
    case "disclosureIndicator": accessoryType = .disclosureIndicator
    case "checkmark": accessoryType = .checkmark
    case "detailButton": accessoryType = .detailButton
    default: break
    }
  }
}

extension UITableViewCell.CellStyle {
  fileprivate static func described(_ name: String) -> Self {
    switch name {
    case "value1": .value1
    case "value2": .value2
    case "subtitle": .subtitle
    default: .default
    }
  }
}
