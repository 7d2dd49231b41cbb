package import CellDrawing
public import Foundation

/// A colour. Unlike UIKit, every colour is in sRGB.
public final class UIColor: NSObject, Sendable {
  private let comparisonMark = ComparisonMark()

  private enum Storage: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let storage: Storage

  private init(_ storage: Storage) {
    self.storage = storage
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(CGColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.fixed(CGColor(gray: white, alpha: alpha)))
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness).redGreenBlue
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    self.init(.fixed(cgColor))
  }

  public convenience init(patternImage: UIImage) {
    self.init(.fixed(CGColor(pattern: patternImage)))
  }

  @preconcurrency public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(.dynamic(dynamicProvider))
  }

  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  package convenience init(_ color: Color) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  /// The colour as `UITraitCollection.current` resolves it.
  public var cgColor: CGColor { cgColor(with: .current) }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: self
    case .dynamic(let provider):
      traitCollection.makingCurrent { provider(traitCollection).resolvedColor(with: traitCollection) }
    }
  }

  /// Returns the colour as `traits` resolve it.
  package func cgColor(with traits: @autoclosure () -> UITraitCollection) -> CGColor {
    switch storage {
    case .fixed(let color): color
    case .dynamic: resolvedColor(with: traits()).cgColor
    }
  }

  /// Returns the colour to draw with under `traits`.
  package func resolved(with traits: UITraitCollection) -> Color { cgColor(with: traits).color }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider):
      UIColor { traits in provider(traits).resolvedColor(with: traits).withAlphaComponent(alpha) }
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let left) = storage, case .fixed(let right) = other.storage else { return false }
    return left == right
  }

  public override var hash: Int {
    switch storage {
    case .fixed(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}

extension UIColor: _ExpressibleByColorLiteral {}
