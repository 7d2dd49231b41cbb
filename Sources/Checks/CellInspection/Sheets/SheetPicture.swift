package import CellCatalog
import CellDrawing
import Foundation

/// A picture on a sheet, with its tiles one below the other.
package struct SheetPicture {
  let entry: String
  let configuration: SnapshotConfiguration
  private let tiles: [RecordedTile]

  /// Makes a picture of the tiles of one job. Returns nil if there are none.
  package init?(_ tiles: [RecordedTile]) {
    guard let first = tiles.first else { return nil }
    entry = first.name.entry.text
    configuration = first.configuration
    self.tiles = tiles
  }

  /// The description of the picture; nil if it is not described.
  var alternativeText: String? { tiles.first?.alternativeText }

  var isDark: Bool { configuration.userInterfaceStyle == .dark }

  /// The size in points.
  var size: CGSize {
    CGSize(width: tiles.map(\.rect.width).max() ?? 0, height: tiles.reduce(0) { $0 + $1.rect.height })
  }

  /// Returns the picture at a place of the sheet, on the system's background and with a border.
  func nodes(at origin: CGPoint, isDarkPage: Bool) -> [Node] {
    let frame = CGRect(origin: origin, size: size)
    var nodes = [Node.fill(.rect(frame), .nonZero, .color(isDark ? .black : .white))]
    var y = origin.y
    for tile in tiles {
      let moved = Transform.translation(x: origin.x - tile.rect.minX, y: y - tile.rect.minY)
      let clip = Group.Clip(path: .rect(tile.rect))
      nodes.append(.group(Group(transform: moved, clip: clip, nodes: tile.scene.nodes)))
      y += tile.rect.height
    }
    let border = frame.insetBy(dx: -0.25, dy: -0.25)
    nodes.append(
      .stroke(.rect(border), Stroke(width: 0.5), .color(Color(white: isDarkPage ? 0.35 : 0.78))))
    return nodes
  }
}
