package import CellDrawing
package import Foundation

/// What plots consist of; all lengths are in points.
extension [Node] {
  package mutating func fill(_ rect: CGRect, _ color: Color) {
    append(.fill(.rect(rect), .nonZero, .color(color)))
  }

  /// Answers where the text ends.
  ///
  /// - Parameter point: the text's top left corner.
  @discardableResult
  package mutating func add(
    _ string: String, at point: CGPoint, size: CGFloat, weight: Int = 400, color: Color
  ) -> CGFloat {
    let text = Self.text(string, size: size, weight: weight, color: color)
    append(.text(text, at: point))
    return point.x + text.size.width
  }

  /// - Parameters:
  ///   - end: where the text ends at the right.
  ///   - y: its top.
  package mutating func add(
    _ string: String, end: CGFloat, y: CGFloat, size: CGFloat, weight: Int = 400, color: Color
  ) {
    let text = Self.text(string, size: size, weight: weight, color: color)
    append(.text(text, at: CGPoint(x: end - text.size.width, y: y)))
  }

  /// - Parameters:
  ///   - middle: where the middle of the text is.
  ///   - y: its top.
  package mutating func add(_ string: String, middle: CGFloat, y: CGFloat, size: CGFloat, color: Color) {
    let text = Self.text(string, size: size, weight: 400, color: color)
    append(.text(text, at: CGPoint(x: middle - text.size.width / 2, y: y)))
  }

  private static func text(_ string: String, size: CGFloat, weight: Int, color: Color) -> LaidOutText {
    LaidOutText(
      AttributedText(
        string, attributes: TextAttributes(font: Font(size: size, weight: weight), color: color)),
      in: TextFrame())
  }
}
