import Foundation
import UIKit

/// The rows of a described table.
final class TableSource: UITableViewDataSource, UITableViewDelegate {
  private let sections: [SectionDescription]

  init(_ sections: [SectionDescription]) {
    self.sections = sections
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

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let row = sections[indexPath.section].rows?[indexPath.row] else { return UITableViewCell() }
    let cell = UITableViewCell(style: .described(row.style), reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = row.text
    content.secondaryText = row.detailText
    cell.contentConfiguration = content
    switch row.accessory {
    case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
    case "checkmark": cell.accessoryType = .checkmark
    case "detailButton": cell.accessoryType = .detailButton
    default: break
    }
    return cell
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
