internal import Foundation

/// A colour in an asset catalogue, given by its components or by the name of a system colour.
struct ColorDescription: Decodable {
  enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components
    case reference
  }

  var space: String?
  var components: [String: String]?
  /// The name of a system colour, such as "systemBackgroundColor".
  var reference: String?

  /// The colour, or nil if the system has no colour of that name.
  var color: UIColor? {
    if let reference { return UIColor.system(named: reference) }
    guard let components else { return nil }
    let isInBytes = Self.areInBytes(components)
    func component(_ name: String) -> CGFloat {
      components[name].map { Self.number($0, isInBytes: isInBytes && name != "alpha") } ?? 1
    }
    if components["white"] != nil {
      return UIColor(white: component("white"), alpha: component("alpha"))
    }
    let (red, green, blue) = (component("red"), component("green"), component("blue"))
    return space == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: component("alpha"))
      : UIColor(red: red, green: green, blue: blue, alpha: component("alpha"))
  }

  /// Whether whole numbers are out of 255: at least one of them is greater than 1.
  private static func areInBytes(_ components: [String: String]) -> Bool {
    components.contains { name, text in name != "alpha" && (Int(text) ?? 0) > 1 }
  }

  /// Returns the number in a text such as "0.5", "128" or "0x80".
  private static func number(_ text: String, isInBytes: Bool) -> CGFloat {
    if text.lowercased().hasPrefix("0x") { return CGFloat(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
    let value = CGFloat(Double(text) ?? 0)
    return text.contains(".") ? value : isInBytes || value > 1 ? value / 255 : value
  }
}
