import UIKit

extension UIView {
  @IBInspectable var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }

  @IBInspectable private var borderColor: UIColor? {
    get { layer.borderColor.map { UIColor(cgColor: $0) } }
    set { layer.borderColor = newValue?.cgColor }
  }
}

private extension PriceCard {
  @IBInspectable var rank: Int {
    get { tag }
    set { tag = newValue }
  }
}

extension UIViewController {
  @IBAction private func rename(_ sender: UIButton) { title = sender.currentTitle }
}
