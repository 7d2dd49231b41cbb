import UIKit

/// A view whose parts take touches.
final class TouchedView: UIView {
  let likeButton = UIButton(type: .custom)
  let pushSwitch = UISwitch()
  let cardView = UIView(frame: CGRect(x: 0, y: 20, width: 40, height: 20))
  let titleLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  let stripView = UIScrollView(frame: CGRect(x: 0, y: 40, width: 40, height: 20))
  private(set) var touches: [String] = []
  /// The height, which a touch of the button doubles, in points.
  private(set) var height: CGFloat = 60

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
    likeButton.frame = CGRect(x: 20, y: 0, width: 20, height: 20)
    likeButton.addAction(
      UIAction { [unowned self] _ in
        touches.append("like")
        height *= 2
      }, for: .touchUpInside)
    likeButton.backgroundColor = .red
    pushSwitch.addAction(
      UIAction { [unowned self] _ in touches.append("push \(pushSwitch.isOn)") }, for: .valueChanged)
    cardView.addSubview(titleLabel)
    titleLabel.text = "A"
    stripView.contentSize = CGSize(width: 100, height: 20)
    for view in [cardView, likeButton, pushSwitch, stripView] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

/// A table whose rows count how often they were tapped.
final class TappedController: UITableViewController {
  private(set) var tapped: [Int] = []
  let count: Int

  init(count: Int) {
    self.count = count
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tapped.append(indexPath.row)
  }
}
