import UIKit

/// A cell that names an image and a colour by the symbols that Xcode makes for the asset catalogue.
class RibbonCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    imageView?.image = .basket
    textLabel?.numberOfLines = 0
    contentView.backgroundColor = UIColor(resource: .ribbon)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  func configure(title: String) {
    textLabel?.text = title
  }
}
