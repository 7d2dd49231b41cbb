package import CellCatalog
import CellDrawing
package import CellSnapshots
package import Foundation

/// A sheet that shows several pictures in rows and columns, with captions. Lengths are in points.
package struct Sheet {
  /// The maximum number of pictures.
  package static let maximumPictureCount = 256
  private static let margin: CGFloat = 24
  private static let gap: CGFloat = 20

  private let pictures: [SheetPicture]
  private let grid: SheetGrid
  private let columns: [LaidOutText]
  private let rows: [LaidOutText]
  private let columnWidths: [CGFloat]
  private let rowHeights: [CGFloat]
  /// Whether all pictures are in the dark appearance.
  package let isDark: Bool

  package init(_ pictures: [SheetPicture]) {
    self.pictures = pictures
    let isDark = !pictures.isEmpty && pictures.allSatisfy(\.isDark)
    self.isDark = isDark
    let grid = SheetGrid(pictures.map { ($0.entry, $0.configuration) })
    self.grid = grid
    let columns = grid.columns.map { Self.caption($0, weight: 400, Color(white: isDark ? 0.65 : 0.4)) }
    rows = grid.rows.map { Self.caption($0, weight: 600, Color(white: isDark ? 0.95 : 0.1)) }
    self.columns = columns
    columnWidths = columns.indices.map { column in
      let widths = grid.cells.compactMap { $0[column].map { pictures[$0].size.width } }
      return max(columns[column].size.width.rounded(.up), widths.max() ?? 0)
    }
    rowHeights = grid.cells.map { row in row.compactMap { $0.map { pictures[$0].size.height } }.max() ?? 0 }
  }

  /// The number of pixels per point: the maximum of all pictures.
  package var scale: CGFloat { pictures.map(\.configuration.scale).max() ?? 1 }

  package var size: CGSize {
    let width = columnWidths.reduce(0, +) + Self.gap * CGFloat(max(0, columnWidths.count - 1))
    let captions = rows.map(\.captionHeight).reduce(columns.map(\.captionHeight).max() ?? 0, +)
    let titles = rows.map { $0.size.width.rounded(.up) }.max() ?? 0
    return CGSize(
      width: 2 * Self.margin + max(width, titles),
      height: 2 * Self.margin + captions + rowHeights.reduce(0, +)
        + Self.gap * CGFloat(max(0, rowHeights.count - 1)))
  }

  var scene: Scene {
    let page = CGRect(origin: .zero, size: size)
    var nodes = [Node.fill(.rect(page), .nonZero, .color(Color(white: isDark ? 0.11 : 0.95)))]
    let starts = columnWidths.indices.map { column in
      Self.margin + columnWidths[..<column].reduce(0) { $0 + $1 + Self.gap }
    }
    for (caption, x) in zip(columns, starts) {
      nodes.append(.text(caption, at: CGPoint(x: x, y: Self.margin)))
    }
    var y = Self.margin + (columns.map(\.captionHeight).max() ?? 0)
    for (row, height) in rowHeights.enumerated() {
      nodes.append(.text(rows[row], at: CGPoint(x: Self.margin, y: y)))
      y += rows[row].captionHeight
      for (column, picture) in grid.cells[row].enumerated() {
        guard let picture else { continue }
        nodes += pictures[picture].nodes(at: CGPoint(x: starts[column], y: y), isDarkPage: isDark)
      }
      y += height + Self.gap
    }
    return Scene(size: page.size, nodes: nodes)
  }

  /// Returns the sheet as a tile that can be painted and written.
  package func tile(named name: SnapshotName) -> RecordedTile? {
    guard var configuration = pictures.first?.configuration else { return nil }
    configuration.scale = scale
    configuration.userInterfaceStyle = isDark ? .dark : .light
    let scene = scene
    return RecordedTile(
      job: 0, scene: scene, rect: CGRect(origin: .zero, size: scene.size), configuration: configuration,
      name: name, tileCount: 1)
  }

  /// The description of the sheet: the number of pictures, and what the first picture of each entry shows.
  package var alternativeText: String {
    var seen: Set<String> = []
    let texts = pictures.filter { seen.insert($0.entry).inserted }.compactMap(\.alternativeText)
    let count = pictures.count == 1 ? "1 picture" : "\(pictures.count) pictures"
    return AlternativeText(texts.isEmpty ? [count] : ["\(count): \(texts[0])"] + texts.dropFirst()).text
  }

  private static func caption(_ text: String, weight: Int, _ color: Color) -> LaidOutText {
    LaidOutText(
      AttributedText(text, attributes: TextAttributes(font: Font(size: 13, weight: weight), color: color)),
      in: TextFrame(width: 480, lineLimit: 1, lineBreak: .truncatingMiddle))
  }
}

extension LaidOutText {
  /// The height of a caption with the space below it; 0 for an empty one.
  fileprivate var captionHeight: CGFloat {
    lines.isEmpty || size.width == 0 ? 0 : size.height.rounded(.up) + 6
  }
}
