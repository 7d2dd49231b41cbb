import CellDrawing
import Foundation

/// An overlay that paints the constraints of a picture as lines with their constants. Lengths are in points.
struct ConstraintsOverlay: PictureOverlay {
  let rect: CGRect
  private let drawn: DrawnConstraints
  private let placement: ConstraintLabels
  let legend: OverlayLegend
  private let colors: ConstraintColors
  private static let tick: CGFloat = 3

  /// - Parameters:
  ///   - rect: The place of the picture in its scene, in points.
  ///   - legendHeight: The maximum height of the legend, in points.
  init(_ drawn: DrawnConstraints, rect: CGRect, isDark: Bool, legendHeight: CGFloat) {
    let colors = ConstraintColors(isDark: isDark)
    self.rect = rect
    self.drawn = drawn
    self.colors = colors
    placement = ConstraintLabels(
      of: drawn.constraints, beside: drawn.texts, in: CGRect(origin: .zero, size: rect.size)
    ) { OverlayLabel($0, background: .black).size }
    legend = OverlayLegend(
      Self.rows(of: drawn, placement, colors), width: rect.width, height: legendHeight, color: colors.text)
  }

  var background: Color { colors.background }

  /// A veil over the picture, the lines over it, and the labels on top.
  var nodes: [Node] {
    let labels = placement.labels.flatMap { label in
      OverlayLabel(label.text, background: colors[drawn.constraints[label.constraint].state])
        .nodes(at: label.rect.origin)
    }
    let lines =
      drawn.frames.map { outline($0, colors.frame, dashes: []) }
      + drawn.guides.map { outline($0, colors.ofStack, dashes: [1, 2]) }
      + drawn.constraints.flatMap(nodes)
      + drawn.ambiguities.map {
        outline($0.rect.insetBy(dx: -2, dy: -2), colors.ambiguous, dashes: [4, 3], width: 2)
      }
    let overlay = Group(
      transform: .translation(x: rect.minX, y: rect.minY),
      clip: Group.Clip(path: .rect(CGRect(origin: .zero, size: rect.size))), nodes: lines + labels)
    return [.fill(.rect(rect), .nonZero, .color(colors.veil)), .group(overlay)]
  }

  private func outline(_ frame: CGRect, _ color: Color, dashes: [CGFloat], width: CGFloat = 0.5) -> Node {
    let line = frame.insetBy(dx: min(width / 2, frame.width / 2), dy: min(width / 2, frame.height / 2))
    return .stroke(.rect(line), Stroke(width: width, dashes: dashes), .color(color))
  }

  private func nodes(of constraint: DrawnConstraint) -> [Node] {
    // Lines that cross texts are fainter.
    let isGuide = constraint.shape == .guide
    let color = Paint.color(
      colors[constraint.state].withAlpha(isGuide && constraint.state != .broken ? 0.5 : 1))
    let line = constraint.line
    let stroke = Stroke(width: 1, dashes: constraint.isRequired ? [] : [3, 2])
    var body = Path()
    body.addLines([line.start, line.end].map { line.point(along: $0, across: line.across) })
    guard !isGuide else { return [.stroke(body, stroke, color)] }
    var ticks = Path()
    for end in [line.start + 0.5, line.end - 0.5] {
      ticks.addLines([-Self.tick, Self.tick].map { line.point(along: end, across: line.across + $0) })
    }
    return [.stroke(body, stroke, color), .stroke(ticks, Stroke(width: 1), color)]
  }

  /// Returns the legend's rows: the meaning of the used colours and dashes, the broken constraints, and the meaning of
  /// the numbers.
  private static func rows(
    of drawn: DrawnConstraints, _ placement: ConstraintLabels, _ colors: ConstraintColors
  ) -> [OverlayLegend.Row] {
    func row(_ mark: String, _ background: Color, _ text: String) -> OverlayLegend.Row {
      OverlayLegend.Row(
        mark: OverlayLabel(mark, background: background), text: OverlayLabel(text, color: colors.text))
    }
    var rows: [OverlayLegend.Row] = []
    if drawn.constraints.contains(where: { $0.state == .holds && $0.isRequired }) {
      rows.append(row("—", colors[.holds], "a constraint, with its constant in points"))
    }
    if drawn.constraints.contains(where: { !$0.isRequired && $0.state == .holds }) {
      rows.append(row("- -", colors[.holds], "a constraint with a priority below 1000"))
    }
    if drawn.constraints.contains(where: { $0.state == .ofStack }) {
      rows.append(row("—", colors[.ofStack], "the spacing of a stack"))
    }
    var told: Set<String> = []
    for constraint in drawn.constraints where constraint.state == .broken {
      guard told.insert(constraint.caption).inserted else { continue }
      rows.append(row(constraint.label ?? "!", colors[.broken], "does not hold: \(constraint.caption)"))
    }
    for ambiguity in drawn.ambiguities where told.insert(ambiguity.text).inserted {
      rows.append(row("?", colors.ambiguous, ambiguity.text))
    }
    return rows
      + placement.legend.map { legend in
        let constraint = drawn.constraints[legend.constraint]
        return row("\(legend.number)", colors[constraint.state], constraint.caption)
      }
  }
}
