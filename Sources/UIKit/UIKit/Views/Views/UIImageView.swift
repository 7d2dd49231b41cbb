package import CellDrawing
public import Foundation

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  override var descriptionDetails: ViewDescriptionDetails { ViewDescriptionDetails(isOpaque: false) }

  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size || image?.alignmentRectInsets != oldValue?.alignmentRectInsets {
        invalidateIntrinsicContentSize()
      }
      tell("image", from: oldValue, to: image)
    }
  }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  /// The images of the animation. The first one is drawn while the animation runs.
  open var animationImages: [UIImage]?
  /// The images of the animation while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]?
  /// - Note: No effect on the picture.
  open var animationDuration: TimeInterval = 0
  /// - Note: No effect on the picture.
  open var animationRepeatCount = 0
  private var isShowingFrames = false
  open var isAnimating: Bool { isShowingFrames && !(animationImages ?? []).isEmpty }
  /// Starts the animation. Unlike UIKit, the images do not change: the first image is drawn.
  open func startAnimating() { isShowingFrames = true }
  open func stopAnimating() { isShowingFrames = false }
  /// The configuration for everything that a symbol does not specify itself.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    isUserInteractionEnabled = false
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(imageViewNibSettings) }
  override var standardAccessibility: StandardAccessibility { imageViewAccessibility }

  package override class var classFacts: ViewFacts {
    ViewFacts(UIImageView.self) { values in
      let view = UIImageView(image: UIImage(systemName: values.flag() ? "star" : values.text()))
      view.contentMode = ContentMode(rawValue: values.number(below: 13)) ?? .scaleToFill
      return view
    }
  }

  /// The image that the view draws: the image, the highlighted image or the first image of an animation.
  package var shownImage: UIImage? {
    guard let preferredSymbolConfiguration else { return plainImage }
    return plainImage?.preferring(preferredSymbolConfiguration)
  }

  /// The image that the view draws, without the preferred configuration of symbols.
  private var plainImage: UIImage? {
    let frames = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    let frame = isShowingFrames ? frames?.first : nil
    return frame ?? (isHighlighted ? highlightedImage ?? image : image)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  /// The size of the part of the image by which the view is aligned.
  open override var intrinsicContentSize: CGSize {
    guard let size = shownImage?.size else { return super.intrinsicContentSize }
    let insets = alignmentRectInsets
    return CGSize(
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// The distances of the baseline of an image that has one.
  package override var baselineDistances: BaselineDistances? {
    guard let image = plainImage, let offset = image.baselineOffsetFromBottom else { return nil }
    return BaselineDistances(first: image.size.height - offset, last: offset)
  }

  /// The insets of the image, so that constraints align the part of the image that they leave.
  open override var alignmentRectInsets: UIEdgeInsets { plainImage?.alignmentRectInsets ?? .zero }

  package override func contentNodes(with traits: UITraitCollection) -> [Node] {
    guard let image = shownImage else { return [] }
    image.reportIfMissing(in: layer)
    let rect = layer.contentsGravity.rect(of: image.size, in: bounds)
    return image.nodes(
      in: rect, tint: tintColor, traits: traits,
      isFlipped: image.flipsForRightToLeftLayoutDirection
        && effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
