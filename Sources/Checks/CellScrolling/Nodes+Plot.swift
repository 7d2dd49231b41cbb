package import CellDrawing
package import Foundation

/// The elements of plots. All lengths are in points.
extension [Node] {
  package mutating func fill(_ rect: CGRect, _ color: Color) {
    append(.fill(.rect(rect), .nonZero, .color(color)))
  }

  /// Adds a text, and returns the x-coordinate of its end.
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
  ///   - end: the x-coordinate of the text's right end.
  ///   - y: the y-coordinate of its top.
  package mutating func add(
    _ string: String, end: CGFloat, y: CGFloat, size: CGFloat, weight: Int = 400, color: Color
  ) {
    let text = Self.text(string, size: size, weight: weight, color: color)
    append(.text(text, at: CGPoint(x: end - text.size.width, y: y)))
  }

  /// - Parameters:
  ///   - middle: the x-coordinate of the text's middle.
  ///   - y: the y-coordinate of its top.
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
