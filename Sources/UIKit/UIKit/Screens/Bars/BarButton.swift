import Foundation

/// The view of a bar's item: a title, an image or the app's own view.
final class BarButton: UIControl {
  /// The appearance that a bar gives to its buttons.
  struct Look {
    var attributes: [NSAttributedString.Key: Any] = [:]
    var offset = UIOffset.zero
    var backgroundImage: UIImage?
    /// The colour of the titles and images of buttons without a colour of their own, or nil for the bar's tint.
    var color: UIColor?
  }

  let item: UIBarButtonItem
  private let look: Look
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(image: nil)
  private let backgroundView = UIImageView(image: nil)
  /// The title that is shown. A back button shows another title than its item's.
  let title: String?
  /// The arrow of a back button, which comes before the title.
  let indicator: UIImage?
  private let indicatorView = UIImageView(image: nil)
  private static let indicatorSpacing: CGFloat = 6
  private let imageInsets: UIEdgeInsets
  /// The title of the screen that a back button returns to, which VoiceOver also reads when only the arrow is shown.
  private let spokenBackTitle: String?

  /// - Parameter traits: The traits of the bar.
  init(
    _ item: UIBarButtonItem, look: Look, traits: UITraitCollection, title: String? = nil,
    indicator: UIImage? = nil, spokenBackTitle: String? = nil
  ) {
    self.item = item
    self.look = look
    self.indicator = indicator
    self.spokenBackTitle = spokenBackTitle
    let symbol = item.systemItem.flatMap { BarSymbol.image(of: $0) }
    let own = item.shownImage(with: traits)
    let image = own.image ?? (item.title == nil ? symbol : nil)
    imageInsets = own.insets
    self.title = title ?? (image == nil ? item.title ?? item.systemItem.flatMap(BarSymbol.title) : nil)
    super.init(frame: .zero)
    isEnabled = item.isEnabled
    item.describe(self)
    if let tint = item.tintColor ?? look.color { tintColor = tint }
    indicatorView.image = indicator
    imageView.image = indicator == nil || own.image != nil ? image.map(Self.tinted) : nil
    imageView.contentMode = .center
    backgroundView.image = look.backgroundImage
    for view in [backgroundView, indicatorView, imageView] where view.image != nil { addSubview(view) }
    if let customView = item.customView {
      addSubview(customView)
    } else if self.title != nil {
      addSubview(label)
    }
    addAction(UIAction { _ in item.send() }, for: .primaryActionTriggered)
    updateColors()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var standardAccessibility: StandardAccessibility {
    var accessibility = super.standardAccessibility
    accessibility.isElement = item.customView == nil
    accessibility.label = spokenTitle
    accessibility.traits.formUnion(indicator == nil ? .button : [.button, .backButton])
    if indicator != nil, let spokenTitle, spokenTitle != "Back" {
      accessibility.userInputLabels = [spokenTitle, "Back"]
    }
    return accessibility
  }

  private var spokenTitle: String? {
    if let title, !title.isEmpty { return title }
    return spokenBackTitle ?? item.title ?? item.systemItem.flatMap(BarSymbol.name)
      ?? item.image?.accessibilityLabel
  }

  /// Whether the button shows more than one symbol, so that it needs space at its sides on glass.
  var isWide: Bool { item.customView != nil || title?.isEmpty == false }

  private static func tinted(_ image: UIImage) -> UIImage {
    image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    label.attributedText = FreedAttributedString(string: title ?? "", attributes: titleAttributes)
    let symbolColor: UIColor = isEnabled ? tintColor : .tertiaryLabel
    (imageView.tintColor, indicatorView.tintColor) = (symbolColor, symbolColor)
  }

  private static var weight: UIFont.Weight { SystemVersion.current >= .iOS26 ? .medium : .regular }

  private var titleAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : Self.weight),
      .foregroundColor: isEnabled ? tintColor ?? .systemBlue : .tertiaryLabel,
    ]
    attributes.merge(look.attributes) { $1 }
    let own = item.titleTextAttributes(for: .normal) ?? [:]
    attributes.merge(own) { $1 }
    if !isEnabled, let disabled = item.titleTextAttributes(for: .disabled) {
      attributes.merge(disabled) { $1 }
    }
    return attributes
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: item.width > 0 ? item.width : contentWidth + widthForOtherTitles, height: size.height)
  }

  /// The width that the widest of the item's possible titles needs beyond the title that is shown.
  private var widthForOtherTitles: CGFloat {
    guard title != nil, item.customView == nil, let titles = item.possibleTitles else { return 0 }
    let other = UILabel(frame: .zero)
    let widths = titles.map { title in
      other.attributedText = FreedAttributedString(string: title, attributes: titleAttributes)
      return other.sizeThatFits(.zero).width
    }
    return max((widths.max() ?? 0) - label.sizeThatFits(.zero).width, 0)
  }

  private var contentWidth: CGFloat {
    if let view = item.customView { return BarButton.size(of: view).width }
    var width = imageView.image?.size.width ?? 0
    if title != nil { width += label.sizeThatFits(.zero).width }
    if let indicator {
      width += indicator.size.width + (width > 0 ? Self.indicatorSpacing : 0)
    }
    return width
  }

  /// Returns the size that an app gave its own view, or the size that fits the view if the app gave none.
  static func size(of view: UIView) -> CGSize {
    if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
    let fitting = view.sizeThatFits(.zero)
    if fitting.width > 0, fitting.height > 0 { return fitting }
    let intrinsic = view.intrinsicContentSize
    return CGSize(width: max(intrinsic.width, 0), height: max(intrinsic.height, 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds
    if let view = item.customView {
      let size = Self.size(of: view)
      view.frame = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      return
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = max((bounds.width - contentWidth) / 2, 0)
    func place(_ view: UIView, _ size: CGSize) {
      let left = isRightToLeft ? bounds.maxX - x - size.width : bounds.minX + x
      view.frame = CGRect(
        x: left, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      x += size.width
    }
    if let indicator {
      place(indicatorView, indicator.size)
      x += Self.indicatorSpacing
    }
    if let image = imageView.image {
      place(imageView, image.size)
      imageView.frame = imageView.frame.inset(by: imageInsets)
    }
    if title != nil {
      var size = label.sizeThatFits(.zero)
      size.width = min(size.width, max(bounds.width - x, 0))
      place(label, size)
      label.frame = label.frame.offsetBy(dx: look.offset.horizontal, dy: look.offset.vertical)
    }
  }
}
