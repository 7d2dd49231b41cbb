import CellAccessibility
import CellCatalog
import CellDrawing
import Foundation

/// An overlay that numbers the elements of a picture in the order in which VoiceOver reads them.
struct AccessibilityOverlay: PictureOverlay {
  let rect: CGRect
  let legend: AccessibilityLegend
  private let elements: [AccessibilityElement]
  private let isDark: Bool

  /// - Parameters:
  ///   - elements: The elements, in points from the top left corner of `rect`.
  ///   - rect: The place of the picture in its scene, in points.
  ///   - isRightToLeft: Whether the legend is mirrored.
  ///   - language: The language of the legend's texts, as a BCP 47 tag.
  ///   - legendHeight: The maximum height of the legend, in points.
  init(
    _ elements: [AccessibilityElement], rect: CGRect, isDark: Bool, isRightToLeft: Bool = false,
    language: String = "en", legendHeight: CGFloat
  ) {
    self.rect = rect
    self.elements = elements
    self.isDark = isDark
    legend = AccessibilityLegend(
      elements, width: rect.width, height: legendHeight, isDark: isDark, isRightToLeft: isRightToLeft,
      language: language)
  }

  var background: Color { isDark ? Color(white: 0.11) : .white }

  var texts: [TextFormat: String] {
    [.txt: AccessibilityText(elements).text, .json: AccessibilityJSON(elements).text]
  }

  /// The areas of the elements, with the numbers and activation points on top.
  var nodes: [Node] {
    let areas = elements.enumerated().flatMap { area(of: $1, color: Self.color(at: $0)) }
    let marks = elements.enumerated().flatMap { mark(of: $1, number: $0 + 1) }
    return [.group(Group(clip: Group.Clip(path: .rect(rect)), nodes: areas))] + marks
  }

  private func outline(of element: AccessibilityElement) -> Path {
    let path = element.path ?? .rect(element.frame)
    return path.applying(.translation(x: rect.minX, y: rect.minY))
  }

  private func area(of element: AccessibilityElement, color: Color) -> [Node] {
    let outline = outline(of: element)
    return [
      .fill(outline, .nonZero, .color(color.withAlpha(0.18))),
      .stroke(outline, Stroke(width: 1), .color(color)),
    ]
  }

  private func mark(of element: AccessibilityElement, number: Int) -> [Node] {
    let color = Self.color(at: number - 1)
    let label = OverlayLabel("\(number)", background: color)
    let frame = element.path?.tightBounds ?? element.frame
    // The number of an element at the edge stays in the picture.
    let x = min(max(frame.minX, 0), max(rect.width - label.size.width, 0))
    let y = min(max(frame.minY, 0), max(rect.height - label.size.height, 0))
    var nodes = label.nodes(at: CGPoint(x: rect.minX + x, y: rect.minY + y))
    if let point = element.activationPoint {
      nodes += Self.cross(at: CGPoint(x: rect.minX + point.x, y: rect.minY + point.y), color)
    }
    return nodes
  }

  /// Returns the cross that marks an activation point of the app's choice.
  private static func cross(at point: CGPoint, _ color: Color) -> [Node] {
    let circle = CGRect(x: point.x - 5, y: point.y - 5, width: 10, height: 10)
    var lines = Path()
    lines.move(to: CGPoint(x: point.x - 8, y: point.y))
    lines.line(to: CGPoint(x: point.x + 8, y: point.y))
    lines.move(to: CGPoint(x: point.x, y: point.y - 8))
    lines.line(to: CGPoint(x: point.x, y: point.y + 8))
    return [
      .stroke(.ellipse(in: circle), Stroke(width: 1), .color(color)),
      .stroke(lines, Stroke(width: 1), .color(color)),
    ]
  }

  /// Returns the colour of the element at an index, from 0. White text on it is legible.
  static func color(at index: Int) -> Color { palette[index % palette.count] }

  private static let palette = [
    Color(red: 0.07, green: 0.42, blue: 0.78), Color(red: 0.76, green: 0.15, blue: 0.36),
    Color(red: 0.13, green: 0.49, blue: 0.22), Color(red: 0.42, green: 0.24, blue: 0.84),
    Color(red: 0.72, green: 0.27, blue: 0.02), Color(red: 0.03, green: 0.44, blue: 0.52),
  ]
}
