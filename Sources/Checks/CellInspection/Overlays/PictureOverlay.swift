import CellCatalog
import CellDrawing
import Foundation

/// An overlay of one picture, with a legend below it. Lengths are in points.
protocol PictureOverlay {
  associatedtype Legend: PictureLegend

  /// The place of the picture in its scene.
  var rect: CGRect { get }
  var legend: Legend { get }
  /// The background of the picture and the legend.
  var background: Color { get }
  /// The nodes over the picture, in the coordinates of its scene.
  var nodes: [Node] { get }
  /// The texts to write beside the picture, by their formats.
  var texts: [TextFormat: String] { get }
}

extension PictureOverlay {
  var texts: [TextFormat: String] { [:] }

  /// The area of the picture and of the legend below it, in points of the scene.
  var pageRect: CGRect {
    CGRect(
      x: rect.minX, y: rect.minY, width: max(rect.width, legend.size.width),
      height: rect.height + legend.size.height)
  }

  /// Returns the picture's scene with the background, the overlay and the legend.
  func scene(over scene: Scene) -> Scene {
    let page = pageRect
    let picture = Node.group(Group(clip: Group.Clip(path: .rect(rect)), nodes: scene.nodes))
    return Scene(
      size: CGSize(width: max(scene.size.width, page.maxX), height: max(scene.size.height, page.maxY)),
      nodes: [.fill(.rect(page), .nonZero, .color(background)), picture] + nodes
        + legend.nodes(at: CGPoint(x: rect.minX, y: rect.maxY)))
  }
}
