import CellDrawing
import Foundation

/// An overlay that outlines the views of a picture, with their names and sizes.
struct FramesOverlay: PictureOverlay {
  let rect: CGRect
  private let views: [OutlinedView]
  private let placement: LabelPlacement
  let legend: OverlayLegend
  private let colors: [String: Color]
  private let isDark: Bool

  /// - Parameters:
  ///   - views: The views, in points from the top left corner of `rect`.
  ///   - rect: The place of the picture in its scene, in points.
  ///   - legendHeight: The maximum height of the legend, in points.
  init(_ views: [OutlinedView], rect: CGRect, isDark: Bool, legendHeight: CGFloat) {
    self.rect = rect
    self.isDark = isDark
    self.views = views
    var colors: [String: Color] = [:]
    for view in views where colors[view.name] == nil {
      colors[view.name] = Self.palette[colors.count % Self.palette.count]
    }
    self.colors = colors
    placement = LabelPlacement(of: views, in: CGRect(origin: .zero, size: rect.size)) {
      OverlayLabel($0, background: .black).size
    }
    let textColor = Color(white: isDark ? 0.95 : 0.1)
    let rows = placement.legend.map { row in
      let view = views[row.view]
      return OverlayLegend.Row(
        mark: OverlayLabel("\(row.number)", background: colors[view.name]),
        text: OverlayLabel(view.caption, color: textColor))
    }
    legend = OverlayLegend(rows, width: rect.width, height: legendHeight, color: textColor)
  }

  var background: Color { isDark ? Color(white: 0.11) : .white }

  /// The outlines, with the labels on top.
  var nodes: [Node] {
    let labels = placement.labels.flatMap { label in
      OverlayLabel(label.text, background: colors[views[label.view].name])
        .nodes(at: CGPoint(x: rect.minX + label.rect.minX, y: rect.minY + label.rect.minY))
    }
    return views.map(outline) + labels
  }

  private func outline(_ view: OutlinedView) -> Node {
    let frame = view.shown.offsetBy(dx: rect.minX, dy: rect.minY)
    let line = frame.insetBy(dx: min(0.5, frame.width / 2), dy: min(0.5, frame.height / 2))
    return .stroke(.rect(line), Stroke(width: 1), .color(colors[view.name] ?? .black))
  }

  /// The colours of the outlines. White text on them is legible.
  private static let palette = [
    Color(red: 0.76, green: 0.15, blue: 0.36), Color(red: 0.07, green: 0.42, blue: 0.78),
    Color(red: 0.13, green: 0.49, blue: 0.22), Color(red: 0.72, green: 0.27, blue: 0.02),
    Color(red: 0.42, green: 0.24, blue: 0.84), Color(red: 0.03, green: 0.44, blue: 0.52),
    Color(red: 0.48, green: 0.33, blue: 0.2), Color(red: 0.35, green: 0.38, blue: 0.42),
  ]
}
