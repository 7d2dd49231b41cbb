import ShopNetwork
import UIKit

final class BasketViewController: UITableViewController {
  private var items: [BasketItem] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "BasketCell", for: indexPath)
    (cell as? BasketCell)?.item = items[indexPath.row]
    return cell
  }

  @IBAction func reload(_ sender: Any?) {
    ShopNetworkClient().basket { [weak self] in self?.items = $0 }
  }
}
