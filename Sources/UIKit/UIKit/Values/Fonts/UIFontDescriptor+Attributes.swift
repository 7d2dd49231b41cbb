public import Foundation
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
    /// The features that are switched on or off, an array of dictionaries with a `FeatureKey.type` and a
    /// `FeatureKey.selector`. A feature that the font lacks has no effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// - Note: No effect on the picture.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// - Note: No effect on the picture.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The fonts that are searched for letters that the font lacks. Unlike UIKit, it is kept and not followed.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// - Note: No effect on the picture.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The advance of every glyph. Unlike UIKit, it is kept and not followed.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The transform of the glyphs. Unlike UIKit, it is kept and not followed.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width from -1 to 1, a number. 0 is regular.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant from -1 to 1, a number. 0 is upright.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a feature in `featureSettings`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The feature's type, a number such as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The choice within the type, a number such as `kMonospacedNumbersSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of `type`.
    public static let featureIdentifier = type
    /// The older name of `selector`.
    public static let typeIdentifier = selector

    static let openTypeTag = FeatureKey(rawValue: "CTFeatureOpenTypeTag")
    static let openTypeValue = FeatureKey(rawValue: "CTFeatureOpenTypeValue")
  }

  /// The attributes with which the descriptor was made. As in UIKit, a font of one's own has its name and its size.
  public var fontAttributes: [AttributeName: Any] {
    var attributes = others.values
    attributes[.size] = font.size
    if case .named(let name) = font.family {
      let face = FontLibrary.shared.face(of: font)
      let isKnown = FontLibrary.shared.contains(name: name)
      attributes[.name] = isKnown ? face.postScriptName : name
      if isKnown, face.isItalic != font.isItalic { attributes[.traits] = traits }
    } else {
      attributes[.traits] = traits
    }
    if let textStyle { attributes[.textStyle] = NSString(string: textStyle.rawValue) }
    return attributes
  }

  private var traits: [TraitKey: Any] {
    var traits: [TraitKey: Any] = [
      .symbolic: NSNumber(value: symbolicTraits.rawValue),
      .weight: NSNumber(value: Double(UIFont.Weight(openTypeWeight: font.weight).rawValue)),
    ]
    if let width = UIFont.Width(widening: font.widening) {
      traits[.width] = NSNumber(value: Double(width.rawValue))
    }
    return traits
  }

  public func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .traits: traits
    case .name: UIFont(font).fontName
    case .family: UIFont(font).familyName
    default: fontAttributes[attribute]
    }
  }

  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var style = textStyle
    var result = font
    if let added = attributes[.textStyle] as? UIFont.TextStyle
      ?? (attributes[.textStyle] as? String).map(UIFont.TextStyle.init)
    {
      style = added
      result = UIFont.preferredFont(forTextStyle: added).font
    }
    if let size = length(attributes[.size]), size != result.size { result = result.plain(size: size) }
    if let name = (attributes[.name] ?? attributes[.family]) as? String { result.family = .named(name) }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight {
        result.weight = weight.openTypeWeight
      } else if let weight = length(traits[.weight]) {
        result.weight = UIFont.Weight(weight).openTypeWeight
      }
      if let width = traits[.width] as? UIFont.Width {
        result.widening = width.widening
      } else if let width = length(traits[.width]) {
        result.widening = UIFont.Width(width).widening
      }
      if let slant = length(traits[.slant]) { result.isItalic = slant > 0 }
      if let symbolic = traits[.symbolic] as? UInt32 {
        let symbolicTraits = SymbolicTraits(rawValue: symbolic)
        result.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold), result.weight < 600 { result.weight = 700 }
        result.leadingChange = symbolicTraits.leadingChange
      }
    }
    if let settings = attributes[.featureSettings] { result.features = FontFeature.features(of: settings) }
    return UIFontDescriptor(result, textStyle: style, others: others.adding(attributes))
  }
}

extension UIFont.TextStyle: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout UIFont.TextStyle?) {
    result = UIFont.TextStyle(rawValue: String._unconditionallyBridgeFromObjectiveC(source))
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout UIFont.TextStyle?
  ) -> Bool {
    result = UIFont.TextStyle(rawValue: String._unconditionallyBridgeFromObjectiveC(source))
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> UIFont.TextStyle {
    UIFont.TextStyle(rawValue: String._unconditionallyBridgeFromObjectiveC(source))
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
