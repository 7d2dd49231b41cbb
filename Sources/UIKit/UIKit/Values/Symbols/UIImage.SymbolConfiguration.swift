public import Foundation

extension UIImage {
  /// The size, weight and colours of a symbol.
  ///
  /// Unlike UIKit, a symbol has one colour: the first colour of a palette, or the base colour of a hierarchy.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // This is safe: the values are sendable, and nothing writes them after the initializer.
    let values: SymbolValues

    init(_ values: SymbolValues) {
      self.values = values
      super.init(traitCollection: nil)
    }

    public static let unspecified = SymbolConfiguration(SymbolValues())

    public convenience init(pointSize: CGFloat) {
      self.init(SymbolValues(pointSize: pointSize))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(SymbolValues(weight: weight.said))
    }

    public convenience init(scale: SymbolScale) {
      self.init(SymbolValues(scale: scale.said))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight.said))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight.said, scale: scale.said))
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolValues(textStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolValues(scale: scale.said, textStyle: textStyle))
    }

    public convenience init(font: UIFont) {
      self.init(SymbolValues(pointSize: font.pointSize, weight: SymbolWeight(font)))
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: font.pointSize, weight: SymbolWeight(font), scale: scale.said))
    }

    public convenience init(hierarchicalColor color: UIColor) {
      self.init(SymbolValues(palette: [color]))
    }

    public convenience init(paletteColors colors: [UIColor]) {
      self.init(SymbolValues(palette: colors))
    }

    /// Returns a configuration that changes nothing. Unlike UIKit, a symbol drawn here has no colours of its own.
    public static func preferringMulticolor() -> SymbolConfiguration { .unspecified }

    public static func preferringMonochrome() -> SymbolConfiguration { .unspecified }

    /// Returns this configuration with the properties that `other` specifies in their place.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(values.overridden(by: other.values))
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    public override var hash: Int { values.hashValue }
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black

    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    var said: SymbolWeight? { self == .unspecified ? nil : self }

    /// The width of the lines, in hundredths of the point size.
    var lineWidth: CGFloat {
      switch self {
      case .ultraLight: 2
      case .thin: 4
      case .light: 6
      case .unspecified, .regular: 8
      case .medium: 9.5
      case .semibold: 11.5
      case .bold: 13.5
      case .heavy: 15.5
      case .black: 18
      }
    }
  }

  /// The size of a symbol relative to a text of its point size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
    case large

    var said: SymbolScale? { self == .unspecified || self == .default ? nil : self }

    var factor: CGFloat {
      switch self {
      case .small: 0.785
      case .default, .unspecified, .medium: 1
      case .large: 1.285
      }
    }
  }
}
