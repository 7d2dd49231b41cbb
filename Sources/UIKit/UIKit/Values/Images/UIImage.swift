package import CellDrawing
public import Foundation

/// A picture with its size in points and its rendering options.
public final class UIImage: NSObject, Sendable {
  private let comparisonMark = ComparisonMark()

  /// The content of an image: a picture or recorded drawing.
  package enum Content: Hashable, Sendable {
    case image(Image)
    /// Nodes in points, with the top left corner at zero.
    case nodes([Node])
  }

  package let content: Content
  /// The content in the dark appearance, or nil if it is the same as in the light.
  package let darkContent: Content?
  /// The size in points.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  public let resizingMode: ResizingMode
  public let capInsets: UIEdgeInsets
  package let isResizable: Bool
  public let imageOrientation: Orientation
  /// Whether an image view mirrors the image in a right-to-left layout.
  public let flipsForRightToLeftLayoutDirection: Bool
  /// The colour that replaces the picture's own colours.
  package let ownTint: UIColor?
  /// The symbol that the image was made of, or nil.
  let symbol: Symbol?
  /// The distances in points from the image's edges to the part by which image views align it. The part of a symbol reaches
  /// from the ascender to the descender of a text of its size, which is often higher than the image.
  public let alignmentRectInsets: UIEdgeInsets
  /// The distance in points from the bottom edge to the baseline, or nil if the image has none.
  public let baselineOffsetFromBottom: CGFloat?
  /// The frames of an animated image, or nil. Views draw the first frame.
  public let images: [UIImage]?
  /// The time in seconds that all frames take.
  public let duration: TimeInterval

  package convenience init(
    content: Content, darkContent: Content? = nil, size: CGSize, scale: CGFloat,
    renderingMode: RenderingMode = .automatic, resizingMode: ResizingMode = .tile,
    capInsets: UIEdgeInsets = .zero, isResizable: Bool = false, orientation: Orientation = .up,
    flipsForRightToLeft: Bool = false, ownTint: UIColor? = nil
  ) {
    self.init(
      content: content, darkContent: darkContent, size: size, scale: scale, renderingMode: renderingMode,
      resizingMode: resizingMode, capInsets: capInsets, isResizable: isResizable, orientation: orientation,
      flipsForRightToLeft: flipsForRightToLeft, ownTint: ownTint, symbol: nil)
  }

  init(
    content: Content, darkContent: Content? = nil, size: CGSize, scale: CGFloat,
    renderingMode: RenderingMode = .automatic, resizingMode: ResizingMode = .tile,
    capInsets: UIEdgeInsets = .zero, isResizable: Bool = false, orientation: Orientation = .up,
    flipsForRightToLeft: Bool = false, ownTint: UIColor? = nil, symbol: Symbol?,
    alignmentRectInsets: UIEdgeInsets = .zero, baselineOffset: CGFloat? = nil, images: [UIImage]? = nil,
    duration: TimeInterval = 0
  ) {
    self.symbol = symbol
    baselineOffsetFromBottom = baselineOffset
    self.alignmentRectInsets = alignmentRectInsets
    self.images = images
    self.duration = duration
    self.content = content
    self.darkContent = darkContent
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.resizingMode = resizingMode
    self.capInsets = capInsets
    self.isResizable = isResizable
    self.ownTint = ownTint
    imageOrientation = orientation
    flipsForRightToLeftLayoutDirection = flipsForRightToLeft
    super.init()
  }

  package convenience init(
    _ image: Image, dark: Image? = nil, scale: CGFloat, renderingMode: RenderingMode = .automatic
  ) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(
      content: .image(image), darkContent: dark.map { .image($0) },
      size: CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale), scale: scale,
      renderingMode: renderingMode)
  }

  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = Image.orNil(nil, { () throws(ImageError) in try Image(decoding: Array(data)) }) else {
      return nil
    }
    self.init(image, scale: image.isVector ? 1 : scale)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage.image, scale: 1)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    self.init(
      content: .image(cgImage.image),
      size: orientation.swapsSides
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
      scale: scale, orientation: orientation)
  }

  public override convenience init() {
    self.init(content: .nodes([]), size: .zero, scale: 1)
  }

  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (content == other.content && darkContent == other.darkContent && size == other.size
        && scale == other.scale && renderingMode == other.renderingMode && capInsets == other.capInsets
        && isResizable == other.isResizable && resizingMode == other.resizingMode
        && images == other.images && duration == other.duration
        && alignmentRectInsets == other.alignmentRectInsets
        && baselineOffsetFromBottom == other.baselineOffsetFromBottom
        && ownTint == other.ownTint && symbol == other.symbol && imageOrientation == other.imageOrientation
        && flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection)
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(content)
    hasher.combine(scale)
    return hasher.finalize()
  }
}

extension UIImage.Content {
  package var image: Image? {
    if case .image(let image) = self { image } else { nil }
  }
}
