import Foundation

/// A view that shows a background configuration behind a cell.
final class BackgroundConfigurationView: UIView {
  private let plate = UIView(frame: .zero)
  private var imageView: UIImageView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(plate)
  }

  required init?(coder: NSCoder) {
    nil
  }

  var configuration = UIBackgroundConfiguration.clear() {
    didSet {
      if oldValue.customView !== configuration.customView {
        oldValue.customView?.removeFromSuperview()
        if let view = configuration.customView { plate.addSubview(view) }
      }
      showImage()
      showColors()
      setNeedsLayout()
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  private func showImage() {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(frame: .zero)
    imageView = view
    view.image = image
    view.contentMode = configuration.imageContentMode
    if view.superview !== plate { plate.insertSubview(view, at: 0) }
  }

  private func showColors() {
    let color = configuration.resolvedBackgroundColor(for: tintColor)
    if plate.backgroundColor != color { plate.backgroundColor = color }
    plate.layer.cornerRadius = configuration.cornerRadius
    plate.clipsToBounds = configuration.cornerRadius > 0
    plate.layer.borderWidth = configuration.strokeWidth
    plate.layer.borderColor =
      configuration.strokeWidth > 0
      ? configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let added = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if let margins = superview?.directionalLayoutMargins {
      if added.contains(.top) { insets.top += margins.top }
      if added.contains(.leading) { insets.leading += margins.leading }
      if added.contains(.bottom) { insets.bottom += margins.bottom }
      if added.contains(.trailing) { insets.trailing += margins.trailing }
    }
    var frame = bounds.inset(by: insets)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
    frame = frame.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    if plate.frame != frame { plate.frame = frame }
    configuration.customView?.frame = plate.bounds
    imageView?.frame = plate.bounds
  }
}
