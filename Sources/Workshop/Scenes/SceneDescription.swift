import Foundation

/// A tree of views as data, with the frames that Apple's UIKit gave them. The README of the folder explains the
/// fields.
struct SceneDescription: Codable {
  var scene: String
  var kind: String
  var scale: Double
  var screen: [Double]
  var style: String
  /// The raw value of the content size category, such as `UICTContentSizeCategoryXS`, where it is not `large`.
  var contentSizeCategory: String?
  /// `rightToLeft`, where texts are not read from left to right.
  var layoutDirection: String?
  /// The bar above the tree, which is then the view of a controller in a navigation controller.
  var navigation: NavigationDescription?
  /// Whether a view shows a text.
  var textDependent: Bool
  var tree: ViewDescription
  var constraints: [Constraint]
  /// The frames by the paths of the views: x, y, width and height in the superview's coordinates.
  var expected: [String: [Double]]
  var intrinsic: [String: [Double]]?
  /// The results of `sizeThatFits` for labels at a width of 200.
  var sizeThatFits200: [String: [Double]]?
  /// The parts inside controls, cells and items. A part that must not be there is nil.
  var expectedPrivate: [String: PartValue?]?
  /// The safe area insets in the order top, left, bottom, right. The layout margins have the same order.
  var expectedSafeAreaInsets: [String: [Double]]?
  var expectedLayoutMargins: [String: [Double]]?
  var expectedGuides: [String: [Double]]?

  struct Constraint: Codable {
    var item: String
    var attr: String
    var rel: String
    /// The view that the constraint relates to, or nil for a constant.
    var to: String?
    var toAttr: String?
    /// The name of a layout guide of the view `to`, such as `safeArea` or `layoutMargins`.
    var toGuide: String?
    var mult: Double
    var const: Double
    var priority: Double
  }
}

/// The expected value of a part: its frame, where a null was not measured, or another property.
enum PartValue: Codable {
  case frame([Double?])
  case number(Double)
  case isTrue(Bool)
  /// The colours by the paths of views; nil for none.
  case colors([String: String?])
  /// A value of another shape, which nothing compares.
  case unknown

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let frame = try? container.decode([Double?].self) {
      self = .frame(frame)
    } else if let isTrue = try? container.decode(Bool.self) {
      self = .isTrue(isTrue)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let colors = try? container.decode([String: String?].self) {
      self = .colors(colors)
    } else {
      self = .unknown
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .frame(let frame): try container.encode(frame)
    case .number(let number): try container.encode(number)
    case .isTrue(let isTrue): try container.encode(isTrue)
    case .colors(let colors): try container.encode(colors)
    case .unknown: try container.encodeNil()
    }
  }
}
