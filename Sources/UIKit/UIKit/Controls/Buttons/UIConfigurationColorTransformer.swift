/// A function that makes one colour from another.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  private final class Body: Sendable {
    let transform: @MainActor (UIColor) -> UIColor

    init(_ transform: @escaping @MainActor (UIColor) -> UIColor) {
      self.transform = transform
    }
  }

  private let body: Body

  public init(_ transform: @escaping @MainActor (UIColor) -> UIColor) {
    body = Body(transform)
  }

  public var transform: @MainActor (UIColor) -> UIColor { body.transform }

  @MainActor public func callAsFunction(_ input: UIColor) -> UIColor { body.transform(input) }

  /// A transformer that returns a grey of the same luminance.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }

  /// Returns whether both are the same transformer, as the effects of two cannot be compared.
  public static func == (
    first: UIConfigurationColorTransformer, second: UIConfigurationColorTransformer
  ) -> Bool {
    first.body === second.body
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(body))
  }
}
