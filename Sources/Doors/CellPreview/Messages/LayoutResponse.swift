/// The views of a picture, with the reasons for their places.
struct LayoutResponse: Hashable, Sendable, Codable {
  struct Constraint: Hashable, Sendable, Codable {
    /// The constraint in words: `postLabel.leading = self.leading + 16`.
    var text: String
    /// The indices of the views that it concerns.
    var views: [Int]
    /// The parts of this view's frame that it decided: `x`, `width`, `y`, `height`.
    var places: [String]
  }

  struct View: Hashable, Sendable, Codable {
    var depth: Int
    var `class`: String
    var property: String?
    var row: String?
    /// The frame in points from the picture's top left corner: x, y, width, height.
    var frame: [Double]
    /// The index of the superview.
    var parent: Int?
    var hidden: Bool
    var text: String?
    var lines: Int?
    var attributes: [String: String]
    var constraints: [Constraint]
    /// The step of the pattern that placed the view, and the cache that keeps its frame.
    var step: String?
    /// The key with which the text can be edited.
    var editKey: String?
  }

  /// The size of the picture in points.
  var size: [Double]
  var views: [View]
}
