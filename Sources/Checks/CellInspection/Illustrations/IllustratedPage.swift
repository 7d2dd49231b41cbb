import CellDrawing
import Foundation

/// A picture on a page: cut to a part, with padding, a background and round corners. Lengths are in points.
struct IllustratedPage: Hashable, Sendable {
  /// A line along the edges of a page, inside it.
  struct Border: Hashable, Sendable {
    /// The width in points.
    var width: CGFloat
    var color: Color
  }

  /// The part of the picture's scene on the page.
  let shown: CGRect
  /// The page without its legend, in the coordinates of the picture's scene.
  let rect: CGRect

  /// - Parameters:
  ///   - picture: The place of the whole picture in its scene.
  ///   - part: The part to show, with more of the picture in the padding; nil for the whole picture.
  ///   - scale: The number of pixels per point. The page begins and ends at whole pixels.
  init(of picture: CGRect, part: CGRect?, padding: CGFloat, scale: CGFloat) {
    let page = (part ?? picture).insetBy(dx: -padding, dy: -padding)
    let left = picture.minX + ((page.minX - picture.minX) * scale).rounded(.down) / scale
    let top = picture.minY + ((page.minY - picture.minY) * scale).rounded(.down) / scale
    let right = picture.minX + ((page.maxX - picture.minX) * scale).rounded(.up) / scale
    let bottom = picture.minY + ((page.maxY - picture.minY) * scale).rounded(.up) / scale
    rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    shown = part == nil ? picture : rect.intersection(picture)
  }

  /// Returns the page as a scene with its top left corner at the origin.
  ///
  /// - Parameters:
  ///   - nodes: The nodes of the picture's scene.
  ///   - marks: The nodes over the picture, in the same coordinates. They may be in the padding.
  ///   - legend: The legend below the picture; nil for none.
  ///   - background: The colour of the page; nil for none.
  ///   - corner: The radius of the page's corners.
  ///   - border: The line along the edges; nil for none.
  func scene(
    of nodes: [Node], marks: [Node] = [], legend: CalloutLegend? = nil, background: Color?, corner: CGFloat,
    border: Border? = nil
  ) -> Scene {
    let below = legend?.size ?? .zero
    let size = CGSize(width: max(rect.width, below.width), height: rect.height + below.height)
    let page = CGRect(origin: .zero, size: size)
    let fill = background.map { [Node.fill(.rect(page), .nonZero, .color($0))] } ?? []
    let start = legend?.isRightToLeft == true ? size.width - rect.width : 0
    let picture = Group(
      transform: .translation(x: start - rect.minX, y: -rect.minY),
      nodes: [.group(Group(clip: Group.Clip(path: .rect(shown)), nodes: nodes))] + marks)
    let all = fill + [.group(picture)] + (legend?.nodes(at: CGPoint(x: 0, y: rect.height)) ?? [])
    let line = border.map { [Self.line($0, along: page, corner: corner)] } ?? []
    guard corner > 0 else { return Scene(size: size, nodes: all + line) }
    let clip = Group.Clip(path: .continuousRoundedRect(page, corners: Path.Corners(corner)))
    return Scene(size: size, nodes: [.group(Group(clip: clip, nodes: all))] + line)
  }

  private static func line(_ border: Border, along page: CGRect, corner: CGFloat) -> Node {
    let middle = page.insetBy(dx: border.width / 2, dy: border.width / 2)
    let radius = max(corner - border.width / 2, 0)
    let path: Path =
      corner > 0 ? .continuousRoundedRect(middle, corners: Path.Corners(radius)) : .rect(middle)
    return .stroke(path, Stroke(width: border.width), .color(border.color))
  }
}
