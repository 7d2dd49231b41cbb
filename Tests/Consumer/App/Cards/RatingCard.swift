import UIKit

/// A card of stars as apps write it: with selectors, outlets and inspectable values.
@IBDesignable
class RatingCard: UIView {
  @IBInspectable var starCount: Int = 5 { didSet { makeStars() } }
  @IBOutlet weak var delegate: RatingCardDelegate?
  @IBOutlet private(set) var stars: [UIButton]!
  @objc dynamic private(set) var rating = 0

  private lazy var clearButton: UIButton = {
    let button = UIButton(type: .custom)
    button.setTitle("Clear", for: .normal)
    button.setTitleColor(.systemBlue, for: .normal)
    button.addTarget(self, action: #selector(clear), for: .touchUpInside)
    return button
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .white
    makeStars()
    addSubview(clearButton)
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(RatingCard.swiped(_:)))
    swipe.direction = .left
    addGestureRecognizer(swipe)
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
    addGestureRecognizer(press)
    NotificationCenter.default.addObserver(
      self, selector: #selector(ratingsDidReset(_:)), name: .ratingsDidReset, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  private func makeStars() {
    stars?.forEach { $0.removeFromSuperview() }
    stars = (0..<starCount).map { index in
      let star = UIButton(type: .custom)
      star.tag = index + 1
      star.setTitle("☆", for: .normal)
      star.setTitle("★", for: .selected)
      star.setTitleColor(.black, for: .normal)
      star.addTarget(self, action: #selector(self.tapped(_:)), for: .touchUpInside)
      star.addTarget(self, action: #selector(touched(_:for:)), for: [.touchDown, .touchDragEnter])
      addSubview(star)
      return star
    }
  }

  @IBAction func tapped(_ sender: UIButton) {
    take(sender.tag)
    delegate?.ratingCard?(self, didRate: rating)
  }

  @IBAction private func clear() {
    take(0)
  }

  @objc(touchedStar:forEvent:)
  private func touched(_ sender: UIButton, for event: UIEvent?) {
    sender.isHighlighted = true
  }

  @objc private func swiped(_ recognizer: UISwipeGestureRecognizer) {
    if recognizer.state == .ended { take(max(0, rating - 1)) }
  }

  @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    take(recognizer.location(in: self).x < bounds.midX ? 1 : starCount)
  }

  @objc private func ratingsDidReset(_ notification: Notification) {
    take(notification.userInfo?["rating"] as? Int ?? 0)
  }

  private func take(_ value: Int) {
    rating = value
    for star in stars { star.isSelected = star.tag <= value }
    setNeedsLayout()
  }

  /// A text that only looks like code: "#selector(clear) @objc os(iOS)".
  static let remark = "#selector(clear) @objc os(iOS)"

  var keyPathOfRating: String { #keyPath(RatingCard.rating) }
  var keyPathOfOpacity: String { #keyPath(CALayer.opacity) }
}

extension Notification.Name {
  static let ratingsDidReset = Notification.Name("ratingsDidReset")
}
