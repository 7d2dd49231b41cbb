import Foundation
import CellDrawing

extension UIFontDescriptor {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .size: font.size,
      .traits: [
        TraitKey.symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(openTypeWeight: font.weight),
      ] as [TraitKey: Any],
    ]
    if case .named(let name) = font.family { attributes[.name] = name }
    if let textStyle { attributes[.textStyle] = textStyle }
    return attributes
  }

  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var style = textStyle
    var result = font
    if let added = attributes[.textStyle] as? UIFont.TextStyle {
      style = added
      result = UIFont.preferredFont(forTextStyle: added).font
    }
    if let size = length(attributes[.size]) { result.size = size }
    if let name = (attributes[.name] ?? attributes[.family]) as? String { result.family = .named(name) }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight {
        result.weight = weight.openTypeWeight
      } else if let weight = length(traits[.weight]) {
        result.weight = UIFont.Weight(weight).openTypeWeight
      }
      if let symbolic = traits[.symbolic] as? UInt32 {
        let symbolicTraits = SymbolicTraits(rawValue: symbolic)
        result.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold), result.weight < 600 { result.weight = 700 }
      }
    }
    return UIFontDescriptor(result, textStyle: style)
  }
}

/// Returns the number in an attribute, of any of Swift's and Foundation's number types.
func length(_ value: Any?) -> CGFloat? {
  switch value {
  case let number as CGFloat: return number
  case let number as Double: return CGFloat(number)
  case let number as Float: return CGFloat(number)
  case let number as Int: return CGFloat(number)
  case let number as NSNumber: return CGFloat(number.doubleValue)
  default: return nil
  }
}
