public import UIKit

/// A colour.
public struct Color: PrimitiveView, ShapeStyle, Hashable, Sendable, CustomStringConvertible {
  let uiColor: UIColor

  nonisolated public init(_ color: UIColor) { uiColor = color }
  nonisolated public init(uiColor: UIColor) { self.uiColor = uiColor }
  nonisolated public init(cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }
  @_disfavoredOverload nonisolated public init(_ cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
  }

  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
  nonisolated public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    uiColor = UIColor(white: white, alpha: opacity)
  }
  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  nonisolated public static let clear = Color(uiColor: .clear)
  nonisolated public static let black = Color(uiColor: .black)
  nonisolated public static let white = Color(uiColor: .white)
  nonisolated public static let gray = Color(uiColor: .systemGray)
  nonisolated public static let red = Color(uiColor: .systemRed)
  nonisolated public static let green = Color(uiColor: .systemGreen)
  nonisolated public static let blue = Color(uiColor: .systemBlue)
  nonisolated public static let orange = Color(uiColor: .systemOrange)
  nonisolated public static let yellow = Color(uiColor: .systemYellow)
  nonisolated public static let pink = Color(uiColor: .systemPink)
  nonisolated public static let purple = Color(uiColor: .systemPurple)
  nonisolated public static let brown = Color(uiColor: .systemBrown)
  nonisolated public static let cyan = Color(uiColor: .systemCyan)
  nonisolated public static let indigo = Color(uiColor: .systemIndigo)
  nonisolated public static let mint = Color(uiColor: .systemMint)
  nonisolated public static let teal = Color(uiColor: .systemTeal)
  nonisolated public static let primary = Color(uiColor: .label)
  nonisolated public static let secondary = Color(uiColor: .secondaryLabel)
  nonisolated public static let accentColor = Color(uiColor: .systemBlue)

  nonisolated public func opacity(_ opacity: Double) -> Color {
    Color(uiColor.withAlphaComponent(uiColor.cgColor.alpha * opacity))
  }
  nonisolated public var gradient: AnyGradient { AnyGradient() }
  nonisolated public var cgColor: CGColor? { uiColor.cgColor }
  nonisolated public var description: String { uiColor.description }
}

extension UIColor {
  /// Creates the colour of a SwiftUI colour.
  public convenience init(_ color: Color) {
    self.init { color.uiColor.resolvedColor(with: $0) }
  }
}
