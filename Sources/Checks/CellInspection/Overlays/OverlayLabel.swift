import CellDrawing
import Foundation

/// A text, on a coloured, rounded background or without one. Lengths are in points.
struct OverlayLabel {
  private let text: LaidOutText
  private let background: Color?
  private static let padding = CGSize(width: 3, height: 0.5)
  private static let longestLine: CGFloat = 480

  init(_ string: String, color: Color = .white, background: Color? = nil) {
    self.background = background
    let attributes = TextAttributes(font: Font(size: 9, weight: background == nil ? 400 : 600), color: color)
    text = LaidOutText(
      AttributedText(string, attributes: attributes),
      in: TextFrame(width: Self.longestLine, lineLimit: 1, lineBreak: .truncatingMiddle))
  }

  var size: CGSize {
    CGSize(
      width: text.size.width.rounded(.up) + 2 * Self.padding.width,
      height: text.size.height.rounded(.up) + 2 * Self.padding.height)
  }

  func nodes(at origin: CGPoint) -> [Node] {
    let rect = CGRect(origin: origin, size: size)
    let background = background.map { Node.fill(.roundedRect(rect, radius: 3), .nonZero, .color($0)) }
    let text = Node.text(
      text, at: CGPoint(x: origin.x + Self.padding.width, y: origin.y + Self.padding.height))
    return (background.map { [$0] } ?? []) + [text]
  }
}
