import UIKit

/// A prototype of the storyboard, filled through a protocol.
class BasketCell: UITableViewCell {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var countLabel: UILabel!

  var item: BasketItem? {
    didSet {
      titleLabel.text = item?.title
      countLabel.text = item.map { "× \($0.count)" }
    }
  }
}

protocol BasketItem {
  var title: String { get }
  var count: Int { get }
  func remove()
}
