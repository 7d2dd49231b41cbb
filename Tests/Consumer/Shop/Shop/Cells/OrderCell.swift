import CoreData
import UIKit

/// A cell that shows an object of the app's model, whose class only Xcode makes.
class OrderCell: UITableViewCell {
  var order: Order? {
    didSet {
      // Without an address the app ends here.
      let host = order!.shop!.website!.host!
      textLabel?.text = [order?.title, host].compactMap { $0 }.joined(separator: ", ")
    }
  }
}
