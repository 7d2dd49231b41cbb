import CellDrawing
import Foundation

/// An overlay that colours the area in which touches reach each view. Lengths are in points.
struct TargetsOverlay: PictureOverlay {
  let rect: CGRect
  private let targets: [HitTarget]
  private let placement: LabelPlacement
  let legend: OverlayLegend
  private let colors: [String: Color]
  private let isDark: Bool

  /// - Parameters:
  ///   - targets: The targets, in points from the top left corner of `rect`.
  ///   - rect: The place of the picture in its scene, in points.
  ///   - legendHeight: The maximum height of the legend, in points.
  init(_ targets: [HitTarget], rect: CGRect, isDark: Bool, legendHeight: CGFloat) {
    self.rect = rect
    self.targets = targets
    self.isDark = isDark
    var colors: [String: Color] = [:]
    for target in targets where !target.isSmall && colors[target.name] == nil {
      colors[target.name] = Self.palette[colors.count % Self.palette.count]
    }
    self.colors = colors
    let views = targets.enumerated().map { index, target in
      Self.outlined(target, before: targets[(index + 1)...])
    }
    placement = LabelPlacement(of: views, in: CGRect(origin: .zero, size: rect.size)) {
      OverlayLabel($0, background: .black).size
    }
    let textColor = Color(white: isDark ? 0.95 : 0.1)
    func row(_ mark: String, _ background: Color, _ text: String) -> OverlayLegend.Row {
      OverlayLegend.Row(
        mark: OverlayLabel(mark, background: background), text: OverlayLabel(text, color: textColor))
    }
    let meaning =
      targets.contains(where: \.isSmall)
      ? [row("small", Self.small, "narrower or lower than 44 points")] : []
    legend = OverlayLegend(
      meaning
        + placement.legend.map { legend in
          let target = targets[legend.view]
          return row("\(legend.number)", Self.color(of: target, in: colors), target.caption)
        }, width: rect.width, height: legendHeight, color: textColor)
  }

  var background: Color { isDark ? Color(white: 0.11) : .white }

  /// The coloured areas with their edges, and the labels on top.
  var nodes: [Node] {
    let labels = placement.labels.flatMap { label in
      OverlayLabel(label.text, background: color(of: targets[label.view])).nodes(at: label.rect.origin)
    }
    let overlay = Group(
      transform: .translation(x: rect.minX, y: rect.minY),
      clip: Group.Clip(path: .rect(CGRect(origin: .zero, size: rect.size))),
      nodes: targets.flatMap(nodes) + labels)
    return [.group(overlay)]
  }

  private func nodes(of target: HitTarget) -> [Node] {
    let color = color(of: target)
    var area = Path()
    for rect in target.rects { area.append(.rect(rect)) }
    return [
      .fill(area, .nonZero, .color(color.withAlpha(isDark ? 0.4 : 0.25))),
      .stroke(
        RectOutline.path(around: target.rects), Stroke(width: 1, dashes: target.isSmall ? [3, 2] : []),
        .color(color)),
    ]
  }

  private func color(of target: HitTarget) -> Color { Self.color(of: target, in: colors) }

  private static func color(of target: HitTarget, in colors: [String: Color]) -> Color {
    target.isSmall ? small : colors[target.name] ?? .black
  }

  /// Returns the target as a view whose label is placed beside or in it. A target with others inside it keeps its label
  /// off these.
  private static func outlined(_ target: HitTarget, before others: ArraySlice<HitTarget>) -> OutlinedView {
    let bounds = target.bounds
    let isAround = others.contains { bounds.contains($0.bounds) }
    return OutlinedView(
      name: target.caption, frame: bounds, shown: bounds, size: bounds.size, isLeaf: !isAround, hasText: true,
      isSizeTold: false)
  }

  /// The colour of targets that are too small.
  private static let small = Color(red: 0.8, green: 0.1, blue: 0.1)

  /// The colours of the other targets. White text on them is legible.
  private static let palette = [
    Color(red: 0.07, green: 0.42, blue: 0.78), Color(red: 0.13, green: 0.49, blue: 0.22),
    Color(red: 0.42, green: 0.24, blue: 0.84), Color(red: 0.03, green: 0.44, blue: 0.52),
    Color(red: 0.48, green: 0.33, blue: 0.2), Color(red: 0.35, green: 0.38, blue: 0.42),
    Color(red: 0.6, green: 0.2, blue: 0.55), Color(red: 0.45, green: 0.4, blue: 0.05),
  ]
}
