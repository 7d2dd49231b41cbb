internal import CellDrawing
internal import Foundation

/// The look of liquid glass at rest.
struct GlassMaterial {
  var isDark: Bool
  /// Whether less of the glass's own white or black lies on what is seen through it.
  var isClear = false
  /// The colour of the glass, or nil for glass without a colour.
  var tint: Color?

  /// Returns the glass inside of an outline, without a shadow.
  ///
  /// - Parameter rim: The outline half a line inside, which is lit.
  func nodes(_ outline: Path, rim: Path) -> [Node] {
    let white = isDark ? 0.16 : 1
    let light = Color(red: 1, green: 1, blue: 1, alpha: isDark ? 0.18 : 0.8)
    let veil = Color(red: white, green: white, blue: white, alpha: isClear ? 0.1 : isDark ? 0.5 : 0.4)
    var nodes: [Node] = [.backdrop(Backdrop(path: outline, blur: 8, saturation: 1.4, tint: veil))]
    if let tint {
      nodes.append(.fill(outline, .nonZero, .color(tint.withAlpha(tint.alpha * (isClear ? 0.5 : 0.8)))))
    }
    nodes.append(.stroke(rim, Stroke(width: 0.5), .color(light)))
    return nodes
  }
}
