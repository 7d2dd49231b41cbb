import CellCatalog
import CellDrawing
import Foundation
import MFS

/// An overlay that paints the subviews of cells and controllers in the colours of the caches that keep their
/// frames. Lengths are in points.
struct CachesOverlay {
  /// A picture with the title above it.
  struct Column {
    var title: String?
    var picture: CachesTiles.Picture
  }

  private struct PlacedFrame {
    var name: String
    var owner: MFSFrameOwner?
    /// The part of the frame in its picture.
    var rect: CGRect
    /// The place of the picture on the page.
    var picture: CGRect
  }

  private struct PlacedColumn {
    var title: OverlayLabel?
    var picture: CachesTiles.Picture
    /// The place of the picture on the page.
    var rect: CGRect
  }

  private let columns: [PlacedColumn]
  private let frames: [PlacedFrame]
  private let placement: LabelPlacement
  private let owners: OverlayLegend
  private let numbers: OverlayLegend
  private let width: CGFloat
  private let textColor: Color
  private let isDark: Bool
  private static let margin: CGFloat = 12
  private static let titleGap: CGFloat = 4

  /// Returns the width of a page that shows pictures of a width side by side.
  static func width(ofColumns count: Int, _ pictureWidth: CGFloat) -> CGFloat {
    margin + CGFloat(count) * (pictureWidth + margin)
  }

  /// - Parameter legendHeight: The maximum height of the legend.
  init(_ columns: [Column], isDark: Bool, legendHeight: CGFloat) {
    self.isDark = isDark
    let textColor = Color(white: isDark ? 0.95 : 0.1)
    self.textColor = textColor
    var x = Self.margin
    self.columns = columns.map { column in
      let title = column.title.map { OverlayLabel($0, color: textColor) }
      let y = Self.margin + (title.map { $0.size.height + Self.titleGap } ?? 0)
      let rect = CGRect(origin: CGPoint(x: x, y: y), size: column.picture.rect.size)
      x = rect.maxX + Self.margin
      return PlacedColumn(title: title, picture: column.picture, rect: rect)
    }
    width = x
    let frames = self.columns.flatMap { column in
      column.picture.frames.map { frame in
        let rect = frame.frame.offsetBy(dx: column.rect.minX, dy: column.rect.minY)
        return PlacedFrame(
          name: frame.name, owner: frame.owner, rect: rect.intersection(column.rect), picture: column.rect)
      }
    }
    self.frames = frames
    let bottom = self.columns.map(\.rect.maxY).max() ?? 0
    placement = LabelPlacement(
      of: Self.outlinedViews(of: frames),
      in: CGRect(x: 0, y: 0, width: width, height: bottom + Self.margin)
    ) { OverlayLabel($0, background: .black).size }
    owners = Self.legend(of: frames, width: width, height: legendHeight, color: textColor)
    let rows = placement.legend.map { row in
      OverlayLegend.Row(
        mark: Self.label("\(row.number)", of: frames[row.view]),
        text: OverlayLabel(frames[row.view].name, color: textColor))
    }
    numbers = OverlayLegend(rows, width: width, height: legendHeight - owners.size.height, color: textColor)
  }

  var scene: Scene {
    let bottom = (columns.map(\.rect.maxY).max() ?? 0) + Self.margin / 2
    let size = CGSize(
      width: max(width, owners.size.width, numbers.size.width),
      height: bottom + owners.size.height + numbers.size.height)
    let background = Node.fill(
      .rect(CGRect(origin: .zero, size: size)), .nonZero, .color(isDark ? Color(white: 0.11) : .white))
    let labels = placement.labels.flatMap {
      Self.label($0.text, of: frames[$0.view]).nodes(at: $0.rect.origin)
    }
    return Scene(
      size: size,
      nodes: [background] + columns.flatMap(nodes) + frames.flatMap(nodes) + labels
        + owners.nodes(at: CGPoint(x: 0, y: bottom))
        + numbers.nodes(at: CGPoint(x: 0, y: bottom + owners.size.height)))
  }

  private func nodes(of column: PlacedColumn) -> [Node] {
    let shown = column.picture.rect
    let picture = Group(
      transform: .translation(x: column.rect.minX - shown.minX, y: column.rect.minY - shown.minY),
      clip: Group.Clip(path: .rect(shown)), nodes: column.picture.scene.nodes)
    let border = Node.stroke(
      .rect(column.rect.insetBy(dx: -0.5, dy: -0.5)), Stroke(width: 1),
      .color(Color(white: isDark ? 0.35 : 0.8)))
    let title = column.title?.nodes(at: CGPoint(x: column.rect.minX - 3, y: Self.margin - 2)) ?? []
    return title + [.group(picture), border]
  }

  private func nodes(of frame: PlacedFrame) -> [Node] {
    let color = frame.owner.color
    let rect = frame.rect
    let line = rect.insetBy(dx: min(0.5, rect.width / 2), dy: min(0.5, rect.height / 2))
    return [
      .fill(.rect(rect), .nonZero, .color(color.withAlpha(0.6))),
      .stroke(.rect(line), Stroke(width: 1), .color(color)),
    ]
  }

  private static func label(_ text: String, of frame: PlacedFrame) -> OverlayLabel {
    OverlayLabel(text, color: Color(white: 0.07), background: frame.owner.color)
  }

  private static func outlinedViews(of frames: [PlacedFrame]) -> [OutlinedView] {
    frames.enumerated().map { index, frame in
      OutlinedView(
        name: frame.name, frame: frame.rect, shown: frame.rect, size: frame.rect.size,
        isLeaf: !frames[(index + 1)...].contains { frame.rect.contains($0.rect) }, hasText: false,
        isSizeTold: false, labelArea: frame.picture.insetBy(dx: 0, dy: -margin))
    }
  }

  /// Returns the legend of the colours. Frames in no cache have a row if there are any.
  private static func legend(
    of frames: [PlacedFrame], width: CGFloat, height: CGFloat, color: Color
  ) -> OverlayLegend {
    let hasOthers = frames.contains { $0.owner == nil }
    let owners: [MFSFrameOwner?] = MFSFrameOwner.allCases + (hasOthers ? [nil] : [])
    let rows = owners.map { owner in
      OverlayLegend.Row(
        mark: OverlayLabel("   ", background: owner.color), text: OverlayLabel(owner.meaning, color: color))
    }
    return OverlayLegend(rows, width: width, height: height, color: color)
  }
}

extension MFSFrameOwner? {
  /// The colour of the cache, as in the article about the pattern.
  fileprivate var color: Color {
    switch self {
    case .subviewStaticFrames: Color(red: 0, green: 206 / 255, blue: 142 / 255)
    case .subviewFrames: Color(red: 90 / 255, green: 127 / 255, blue: 247 / 255)
    case .subviewSizes: Color(red: 247 / 255, green: 90 / 255, blue: 114 / 255)
    case nil: Color(white: 0.65)
    }
  }

  fileprivate var meaning: String {
    switch self {
    case .subviewStaticFrames: "subviewStaticFrames: the class's, independent of data"
    case .subviewFrames: "subviewFrames: the view model's, sized by data"
    case .subviewSizes: "subviewSizes: the view model's, expanding views and all below"
    case nil: "in no cache: computed each time"
    }
  }
}
