public import Foundation

/// A view that shows a list content configuration.
@preconcurrency @MainActor public final class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView(frame: .zero)
  private let textLabel = UILabel(frame: .zero)
  private let secondaryTextLabel = UILabel(frame: .zero)
  private var content: UIListContentConfiguration
  /// The left and right margins of a cell, which replace the configuration's margins.
  var cellMargins: UIEdgeInsets? { didSet { if cellMargins != oldValue { setNeedsLayout() } } }

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
    contentDidChange()
  }

  public required init?(coder: NSCoder) {
    nil
  }

  package override class var classFacts: ViewFacts {
    ViewFacts(UIListContentView.self, placesContents: true) { values in
      var configuration = UIListContentConfiguration.subtitleCell()
      configuration.text = values.text()
      configuration.secondaryText = values.text()
      return UIListContentView(configuration: configuration)
    }
  }

  /// The configuration of the view. A value that is not a list content configuration changes nothing.
  public var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration, newValue != content else { return }
      content = newValue
      contentDidChange()
    }
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = margins
    let layout = ListContentLayout(
      content, textLabel, secondaryTextLabel, width: max(size.width - insets.left - insets.right, 0))
    return CGSize(
      width: size.width, height: PixelGrid(of: traitCollection).up(layout.height + insets.top + insets.bottom)
    )
  }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let insets = margins
    let width = max(bounds.width - insets.left - insets.right, 0)
    let layout = ListContentLayout(content, textLabel, secondaryTextLabel, width: width)
    let rest = bounds.height - insets.top - insets.bottom - layout.height
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let grid = PixelGrid(of: traitCollection)
    func place(_ view: UIView, _ frame: CGRect) {
      let x = isRightToLeft ? width - frame.maxX : frame.minX
      view.frame = CGRect(
        x: insets.left + x, y: grid.nearest(insets.top + rest / 2 + frame.minY), width: frame.width,
        height: frame.height)
    }
    place(imageView, layout.image)
    place(textLabel, layout.text)
    place(secondaryTextLabel, layout.secondaryText)
  }

  /// The distance from the leading margin to the text, in points.
  var textLeading: CGFloat {
    content.image.map { content.imageProperties.room(for: $0).width + content.imageToTextPadding } ?? 0
  }

  private var margins: UIEdgeInsets {
    let own = content.directionalLayoutMargins
    let cellMargins = content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) ? cellMargins : nil
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: own.top, left: cellMargins?.left ?? (isRightToLeft ? own.trailing : own.leading),
      bottom: own.bottom, right: cellMargins?.right ?? (isRightToLeft ? own.leading : own.trailing))
  }

  private func contentDidChange() {
    show(content.shownText, content.textProperties, in: textLabel)
    show(content.shownSecondaryText, content.secondaryTextProperties, in: secondaryTextLabel)
    imageView.image = content.image
    imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    imageView.isHidden = content.image == nil
    updateTint()
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    setNeedsLayout()
  }

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTint()
  }

  private func updateTint() {
    let properties = content.imageProperties
    imageView.tintColor =
      properties.tintColorTransformer == nil
      ? properties.tintColor : properties.resolvedTintColor(for: tintColor)
  }

  private func show(
    _ text: AttributedString?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.isHidden = text.map { $0.characters.isEmpty } ?? true
    label.font = properties.font
    label.textColor = properties.color
    label.show(text.map(properties.transformed))
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
  }
}

/// The frames of a list content's parts between its margins, in points, from left to right.
@MainActor private struct ListContentLayout {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondaryText = CGRect.zero
  private(set) var height: CGFloat = 0

  init(
    _ content: UIListContentConfiguration, _ textLabel: UILabel, _ secondaryTextLabel: UILabel,
    width: CGFloat
  ) {
    var left: CGFloat = 0
    var imageRoom = CGSize.zero
    if let picture = content.image {
      image.size = content.imageProperties.size(of: picture)
      imageRoom = content.imageProperties.room(for: picture)
      image.origin.x = (imageRoom.width - image.width) / 2
      left = imageRoom.width + content.imageToTextPadding
    }
    let room = CGSize(width: max(width - left, 0), height: .greatestFiniteMagnitude)
    let first = textLabel.isHidden ? .zero : textLabel.sizeThatFits(room)
    let second = secondaryTextLabel.isHidden ? .zero : secondaryTextLabel.sizeThatFits(room)
    let hasBoth = first != .zero && second != .zero
    let gap = hasBoth ? content.textToSecondaryTextHorizontalPadding : 0
    let isSideBySide =
      content.prefersSideBySideTextAndSecondaryText && first.width + gap + second.width <= room.width
    text = CGRect(x: left, y: 0, width: Self.width(first, content.textProperties, room), height: first.height)
    if isSideBySide {
      secondaryText = CGRect(x: width - second.width, y: 0, width: second.width, height: second.height)
      text.size.width = first.width
    } else {
      let y = first.height + (hasBoth ? content.textToSecondaryTextVerticalPadding : 0)
      secondaryText = CGRect(
        x: left, y: y, width: Self.width(second, content.secondaryTextProperties, room), height: second.height
      )
    }
    height = max(imageRoom.height, text.height, secondaryText.maxY)
    image.origin.y = (height - image.height) / 2
    let top = (height - max(text.height, secondaryText.maxY)) / 2
    text.origin.y += top
    secondaryText.origin.y += top
  }

  /// Returns the width of a text. A text that is not naturally aligned takes all the available width.
  private static func width(
    _ size: CGSize, _ properties: UIListContentConfiguration.TextProperties, _ room: CGSize
  ) -> CGFloat {
    properties.alignment == .natural ? min(size.width, room.width) : room.width
  }
}
