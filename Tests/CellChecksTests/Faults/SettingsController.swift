import UIKit

/// A table of UIKit's own cells.
final class SettingsController: UITableViewController {
  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "setting")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "setting")
    cell.textLabel?.text = ["Sounds", "Language", "About"][indexPath.row]
    cell.textLabel?.numberOfLines = 0
    cell.detailTextLabel?.text = indexPath.row == 1 ? "English" : nil
    cell.accessoryType = indexPath.row == 2 ? .none : .disclosureIndicator
    return cell
  }
}
