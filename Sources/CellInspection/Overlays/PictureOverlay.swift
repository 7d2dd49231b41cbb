import CellDrawing
import Foundation

/// What is painted over one picture, with a legend below it; lengths in points.
protocol PictureOverlay {
  /// Where the picture lies in its scene.
  var rect: CGRect { get }
  var legend: OverlayLegend { get }
  /// What lies behind the picture and the legend.
  var ground: Color { get }
  /// What lies over the picture, in the coordinates of its scene.
  var nodes: [Node] { get }
}

extension PictureOverlay {
  /// The picture with its legend below, in points of the scene.
  var pageRect: CGRect {
    CGRect(
      x: rect.minX, y: rect.minY, width: max(rect.width, legend.size.width),
      height: rect.height + legend.size.height)
  }

  /// The picture's scene with everything else around and over it.
  func scene(over scene: Scene) -> Scene {
    let page = pageRect
    let picture = Node.group(Group(clip: Group.Clip(path: .rect(rect)), nodes: scene.nodes))
    return Scene(
      size: CGSize(width: max(scene.size.width, page.maxX), height: max(scene.size.height, page.maxY)),
      nodes: [.fill(.rect(page), .nonZero, .color(ground)), picture] + nodes
        + legend.nodes(at: CGPoint(x: rect.minX, y: rect.maxY)))
  }
}
