package import CellDrawing
public import Foundation

/// A colour in sRGB or in the grey of sRGB, or a pattern.
public final class CGColor: Hashable, Sendable {
  /// The grey or the red, green and blue as they were given, followed by the alpha.
  private let storedComponents: [CGFloat]
  /// The colour with each component clamped to 0 through 1.
  package let color: Color
  /// The image that is repeated instead of the colour, or nil.
  package let pattern: UIImage?
  /// The pattern as it is painted, from zero.
  private let paintedPattern: ImagePattern?

  private init(components: [CGFloat], pattern: UIImage? = nil, image: Image? = nil) {
    storedComponents = components
    let clamped = components.map { $0.isNaN ? 0 : min(max(Double($0), 0), 1) }
    color =
      clamped.count == 2
      ? Color(white: clamped[0], alpha: clamped[1])
      : Color(red: clamped[0], green: clamped[1], blue: clamped[2], alpha: clamped[3])
    self.pattern = pattern
    let opacity = color.alpha
    paintedPattern = pattern.flatMap { pattern in
      image.map {
        ImagePattern(image: $0, tile: CGRect(origin: .zero, size: pattern.size), opacity: opacity)
      }
    }
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: [red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(components: [gray, alpha])
  }

  package convenience init(pattern: UIImage) {
    // An image of vectors stays sharp at each scale.
    let image = pattern.isPlain ? pattern.content.image ?? pattern.pixels : pattern.pixels
    self.init(components: [0, 1], pattern: pattern, image: image)
  }

  public var alpha: CGFloat { storedComponents[storedComponents.count - 1] }
  public var numberOfComponents: Int { storedComponents.count }
  public var components: [CGFloat]? { storedComponents }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(
      components: storedComponents.dropLast() + [alpha], pattern: pattern, image: paintedPattern?.image)
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || (left.storedComponents == right.storedComponents && left.pattern == right.pattern)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storedComponents)
  }
}

extension CGColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension CGColor {
  /// Returns the paint to fill with. A pattern repeats from `origin`.
  package func paint(origin: CGPoint = .zero) -> Paint {
    if let pattern = pattern(from: origin) { return .pattern(pattern) }
    return .color(color)
  }

  /// Returns the pattern, repeated from `origin`, or nil if this is a colour.
  func pattern(from origin: CGPoint = .zero) -> ImagePattern? {
    paintedPattern?.translated(x: origin.x, y: origin.y)
  }
}
