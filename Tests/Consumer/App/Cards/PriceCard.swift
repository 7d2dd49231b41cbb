import UIKit

/// A cell whose views come from `PriceCard.xib`.
@objc(PriceCardFromNib)
final class PriceCard: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel! {
    didSet { outlets.append("name") }
  }
  @IBOutlet private var lines: [UIView]!
  @IBOutlet private var nameTop: NSLayoutConstraint!
  @IBOutlet weak var seller: Seller?
  @IBInspectable var discount: Int = 0
  @IBInspectable var isNew: Bool = false
  @IBInspectable private var tone: UIColor? {
    didSet { contentView.backgroundColor = tone }
  }
  #if os(iOS)
    @IBOutlet private var `default`: UIButton?
  #endif
  private(set) var outlets: [String] = []
  private(set) var calls: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    let button = `default` == nil ? "no button" : "a button"
    outlets.append("\(lines.count) lines, \(nameTop.constant) points, \(button)")
  }

  @IBAction private func buy() { calls.append("buy") }

  @IBAction func buy(_ sender: Any) { calls.append("buy:") }

  @IBAction private func pressed(_ button: UIButton, for event: UIEvent?) {
    calls.append(button.currentTitle ?? "")
  }

  fileprivate func call(_ name: String) { calls.append(name) }
}

extension PriceCard {
  @IBAction private func forget(_ sender: UIButton) { call("forget:") }
}

/// An object of a nib that is no view.
class Seller: NSObject {
  @IBOutlet private weak var card: PriceCard?
  private(set) var sold: [String] = []

  @IBAction private func sell(_ sender: UIButton) { sold.append(card.map { "\(type(of: $0))" } ?? "nothing") }
}

final class OnlineSeller: Seller {
  @objc var shop = ""
  @IBInspectable lazy var stars: CGFloat = 1
}

/// A view of a type that no nib can name, with a subclass that one can.
public class Frame<Content>: UIView {
  @IBOutlet private var content: UIView?
  @IBInspectable public var inset: CGFloat = 0
}

public class PictureFrame: Frame<UIImage> {
  @IBInspectable public var caption: String?
}
