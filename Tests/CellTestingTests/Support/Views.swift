import UIKit

/// Returns a rectangle of one colour.
@MainActor
func swatch(_ color: UIColor, height: CGFloat = 10) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
  view.backgroundColor = color
  return view
}

/// A small card with a title and a coloured dot.
final class Card: UIView {
  let titleLabel = UILabel()
  let dot = UIView()

  init(_ title: String, dotColor: UIColor = .red) {
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    backgroundColor = .white
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 12)
    dot.backgroundColor = dotColor
    addSubview(titleLabel)
    addSubview(dot)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not there") }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 20, y: 10, width: bounds.width - 30, height: 20)
    dot.frame = CGRect(x: 5, y: 15, width: 10, height: 10)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 40) }
}
