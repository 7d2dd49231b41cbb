import Foundation

/// A tree of views as data, with the frames that Apple's UIKit gave them. The README of the folder explains the
/// fields.
struct SceneDescription: Decodable {
  var scene: String
  var kind: String
  var scale: Double
  var screen: [Double]
  var style: String
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

  struct Constraint: Decodable {
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

  /// Returns the scenes of a folder's `.json` files, in the order of their names.
  static func all(in folder: String) throws(ScenesError) -> [SceneDescription] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .noFolder(folder)
    }
    let files = names.filter { $0.hasSuffix(".json") }.sorted()
    guard !files.isEmpty else { throw .noScenes(folder) }
    var scenes: [SceneDescription] = []
    for file in files { scenes.append(try scene(at: "\(folder)/\(file)")) }
    return scenes
  }

  private static func scene(at path: String) throws(ScenesError) -> SceneDescription {
    do {
      return try JSONDecoder().decode(SceneDescription.self, from: Data(contentsOf: URL(filePath: path)))
    } catch DecodingError.keyNotFound(let key, _) {
      throw .unreadable(path, reason: "it has no \(key.stringValue)")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
      let fields = context.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
      let place = fields.isEmpty ? "the whole" : fields.joined(separator: ".")
      throw .unreadable(path, reason: "\(place) is of another type")
    } catch {
      throw .unreadable(path, reason: "its JSON cannot be read")
    }
  }
}

/// The expected value of a part: its frame, where a null was not measured, or another property.
enum PartValue: Decodable {
  case frame([Double?])
  case number(Double)
  case isTrue(Bool)
  /// The colours by the paths of views; nil for none.
  case colors([String: String?])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let frame = try? container.decode([Double?].self) {
      self = .frame(frame)
    } else if let isTrue = try? container.decode(Bool.self) {
      self = .isTrue(isTrue)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .colors(try container.decode([String: String?].self))
    }
  }
}
