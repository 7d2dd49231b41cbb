import CellDrawing
import Foundation

/// A number in a filled circle, which is shown beside a view and in the legend. Lengths are in points.
struct CalloutMark {
  static let side: CGFloat = 18
  private static let color = Color(red: 0.76, green: 0.15, blue: 0.36)
  private let text: LaidOutText

  init(_ number: Int) {
    let attributes = TextAttributes(font: Font(size: 11, weight: 600), color: .white)
    text = LaidOutText(AttributedText("\(number)", attributes: attributes), in: TextFrame(lineLimit: 1))
  }

  /// Returns the mark with a white ring, which sets it off from the picture.
  func nodes(at origin: CGPoint) -> [Node] {
    let circle = CGRect(origin: origin, size: CGSize(width: Self.side, height: Self.side))
    let corner = CGPoint(
      x: circle.midX - text.size.width / 2, y: circle.midY - text.size.height / 2)
    return [
      .fill(.ellipse(in: circle), .nonZero, .color(.white)),
      .fill(.ellipse(in: circle.insetBy(dx: 1.5, dy: 1.5)), .nonZero, .color(Self.color)),
      .text(text, at: corner),
    ]
  }
}
