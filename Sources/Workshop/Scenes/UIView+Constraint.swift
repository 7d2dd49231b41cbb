import UIKit

extension ViewMaker {
  /// Activates the described constraint. An unknown view or attribute is skipped, and the frames then differ.
  func activate(_ description: SceneDescription.Constraint) {
    guard let item = views[description.item],
      let attribute = NSLayoutConstraint.Attribute(described: description.attr)
    else { return }
    let view = description.to.flatMap { views[$0] }
    let other: AnyObject? = description.toGuide.flatMap { view?.guide(named: $0) } ?? view
    let relation: NSLayoutConstraint.Relation =
      switch description.rel {
      case "<=": .lessThanOrEqual
      case ">=": .greaterThanOrEqual
      default: .equal
      }
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: description.toAttr.flatMap { .init(described: $0) } ?? .notAnAttribute,
      multiplier: description.mult, constant: description.const)
    constraint.priority = UILayoutPriority(Float(description.priority))
    constraint.isActive = true
  }
}

extension UIView {
  func setPriorities(_ description: ViewDescription) {
    if let priority = description.huggingH {
      setContentHuggingPriority(UILayoutPriority(Float(priority)), for: .horizontal)
    }
    if let priority = description.huggingV {
      setContentHuggingPriority(UILayoutPriority(Float(priority)), for: .vertical)
    }
    if let priority = description.compressionH {
      setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: .horizontal)
    }
    if let priority = description.compressionV {
      setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: .vertical)
    }
  }

  func guide(named name: String) -> UILayoutGuide? {
    switch name {
    case "safeArea", "safeAreaLayoutGuide": safeAreaLayoutGuide
    case "layoutMargins", "layoutMarginsGuide": layoutMarginsGuide
    case "margins": layoutMarginsGuide
    case "readableContent", "readableContentGuide": readableContentGuide
    case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
    case "topLayoutGuide": (next as? UIViewController)?.topLayoutGuide as? UILayoutGuide
    case "bottomLayoutGuide": (next as? UIViewController)?.bottomLayoutGuide as? UILayoutGuide
    default: nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  init?(described name: String) {
    let all = (0...20).compactMap(Self.init(rawValue:))
    let names = [
      "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height",
      "centerX", "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
      "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]
    guard let index = names.firstIndex(of: name == "baseline" ? "lastBaseline" : name) else { return nil }
    self = all[index]
  }
}

extension UIStackView {
  convenience init(described description: ViewDescription) {
    self.init(frame: .zero)
    axis = description.axis == "vertical" ? .vertical : .horizontal
    spacing = description.spacing ?? 0
    switch description.distribution {
    case "fillEqually": distribution = .fillEqually
    case "fillProportionally": distribution = .fillProportionally
    case "equalSpacing": distribution = .equalSpacing
    case "equalCentering": distribution = .equalCentering
    default: break
    }
    switch description.alignment {
    case "leading", "top": alignment = .leading
    case "trailing", "bottom": alignment = .trailing
    case "center": alignment = .center
    case "firstBaseline": alignment = .firstBaseline
    case "lastBaseline": alignment = .lastBaseline
    default: break
    }
  }
}

/// A label whose size is the size of its text in Apple's font.
final class StandInLabel: UILabel {
  private var size = CGSize.zero

  convenience init(described description: ViewDescription, size: CGSize) {
    self.init(described: description)
    self.size = size
  }

  override var intrinsicContentSize: CGSize { size }
}

/// A view whose size is the measured size of its content. A length of -1 means none.
final class StandInView: UIView {
  private var size = CGSize.zero

  convenience init(size: [Double]) {
    self.init(frame: .zero)
    self.size = CGSize(size)
  }

  override var intrinsicContentSize: CGSize { size }
}
