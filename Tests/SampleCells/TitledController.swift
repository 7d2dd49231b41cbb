import UIKit

/// A controller with a table below the space of a title.
final class TitledController: UIViewController {
  private let table: UITableViewController

  init(_ table: UITableViewController) {
    self.table = table
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(table)
    view.addSubview(table.view)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.view.frame = CGRect(x: 0, y: 40, width: view.bounds.width, height: view.bounds.height - 40)
  }
}
