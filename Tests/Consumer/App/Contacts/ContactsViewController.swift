import UIKit

/// A table of contacts from `Contacts.storyboard`, with a prototype cell and a cell of a nib file.
class ContactsViewController: UITableViewController {
  @IBOutlet private weak var addButton: UIBarButtonItem!
  private weak var count: CountViewController?
  var names = ["Ada", "Grace"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.nib, forCellReuseIdentifier: "ContactCell")
    count?.show(names.count)
    addButton.tintColor = .systemGreen
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "count" { count = segue.destination as? CountViewController }
  }

  @IBAction func add(_ sender: UIBarButtonItem) {
    names.append("Edith")
    count?.show(names.count)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count + 1
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: indexPath.row == 0 ? "Group" : "ContactCell", for: indexPath)
    (cell as? GroupCell)?.title.text = "Friends"
    (cell as? ContactCell)?.configure(name: names[max(indexPath.row - 1, 0)], detail: "Row \(indexPath.row)")
    return cell
  }
}

class GroupCell: UITableViewCell {
  @IBOutlet var title: UILabel!
}

/// The controller in the header of the table.
class CountViewController: UIViewController {
  @IBOutlet private var label: UILabel?

  func show(_ count: Int) {
    loadViewIfNeeded()
    label?.text = "\(count) contacts"
  }
}
