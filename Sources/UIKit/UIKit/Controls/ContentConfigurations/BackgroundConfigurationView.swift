import Foundation

/// A view that shows a background configuration behind a cell.
final class BackgroundConfigurationView: UIView {
  private let backgroundView = UIView(frame: .zero)
  private var imageView: UIImageView?
  private var effectView: UIVisualEffectView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(backgroundView)
  }

  required init?(coder: NSCoder) {
    nil
  }

  var configuration = UIBackgroundConfiguration.clear() {
    didSet {
      if oldValue.customView !== configuration.customView {
        oldValue.customView?.removeFromSuperview()
        if let view = configuration.customView { backgroundView.addSubview(view) }
      }
      showImage()
      showEffect()
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
    if view.superview !== backgroundView { backgroundView.insertSubview(view, at: 0) }
  }

  private func showEffect() {
    guard let effect = configuration.visualEffect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: effect)
    effectView = view
    if view.effect != effect { view.effect = effect }
    if view.superview !== backgroundView { backgroundView.insertSubview(view, at: 0) }
  }

  private func showColors() {
    configuration.shadowProperties.show(in: layer, traits: traitCollection)
    let color = configuration.resolvedBackgroundColor(for: tintColor)
    if backgroundView.backgroundColor != color { backgroundView.backgroundColor = color }
    backgroundView.layer.cornerRadius = configuration.cornerRadius
    backgroundView.clipsToBounds = configuration.cornerRadius > 0
    backgroundView.layer.borderWidth = configuration.strokeWidth
    backgroundView.layer.borderColor =
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
    if backgroundView.frame != frame { backgroundView.frame = frame }
    configuration.customView?.frame = backgroundView.bounds
    imageView?.frame = backgroundView.bounds
    effectView?.frame = backgroundView.bounds
  }
}
