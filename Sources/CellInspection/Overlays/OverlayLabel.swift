import CellDrawing
import Foundation

/// A text, on a coloured, rounded background or without one. Lengths are in points.
struct OverlayLabel {
  private let text: LaidOutText
  private let ground: Color?
  private static let padding = CGSize(width: 3, height: 0.5)
  private static let longestLine: CGFloat = 480

  init(_ string: String, color: Color = .white, ground: Color? = nil) {
    self.ground = ground
    let attributes = TextAttributes(font: Font(size: 9, weight: ground == nil ? 400 : 600), color: color)
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
    let ground = ground.map { Node.fill(.roundedRect(rect, radius: 3), .nonZero, .color($0)) }
    let text = Node.text(
      text, at: CGPoint(x: origin.x + Self.padding.width, y: origin.y + Self.padding.height))
    return (ground.map { [$0] } ?? []) + [text]
  }
}
