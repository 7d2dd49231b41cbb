import UIKit

/// A view with a label whose text is made when the view is made.
final class StampView: UIView {
  let timeLabel = UILabel()

  init(_ text: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    timeLabel.text = text
    timeLabel.frame = CGRect(x: 16, y: 12, width: 288, height: 20)
    addSubview(timeLabel)
  }

  required init?(coder: NSCoder) { nil }
}
