internal import CellDrawing
internal import Foundation

extension CALayer {
  /// Returns the radii of the corners, at most half of the shorter side.
  func corners(of rect: CGRect, radius: CGFloat) -> Path.Corners {
    let radius = max(0, min(radius, min(rect.width, rect.height) / 2))
    func rounded(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
    return Path.Corners(
      topLeft: rounded(.layerMinXMinYCorner), topRight: rounded(.layerMaxXMinYCorner),
      bottomRight: rounded(.layerMaxXMaxYCorner), bottomLeft: rounded(.layerMinXMaxYCorner))
  }

  /// Returns the outline of the background, the border and the clip.
  func outline(of rect: CGRect) -> Path {
    cornerRadius > 0 ? rounded(rect, radius: cornerRadius) : .rect(rect)
  }

  private func rounded(_ rect: CGRect, radius: CGFloat) -> Path {
    let corners = corners(of: rect, radius: radius)
    return cornerCurve == .continuous
      ? .continuousRoundedRect(rect, corners: corners) : .roundedRect(rect, corners: corners)
  }

  /// Returns the nodes of the border, which lies inside the bounds.
  func borderNodes(of rect: CGRect) -> [Node] {
    guard borderWidth > 0, borderWidth.isFinite, let borderColor, borderColor.alpha > 0, !rect.isEmpty else {
      return []
    }
    let paint = borderColor.paint(origin: rect.origin)
    let width = borderWidth
    guard width < min(rect.width, rect.height) / 2 else {
      return [.fill(outline(of: rect), .nonZero, paint)]
    }
    if cornerRadius <= 0 {
      return [.stroke(.rect(rect.insetBy(dx: width / 2, dy: width / 2)), Stroke(width: width), paint)]
    }
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    if radius >= width {
      let middle = rect.insetBy(dx: width / 2, dy: width / 2)
      let path = rounded(middle, radius: radius - width / 2)
      return [.stroke(path, Stroke(width: width), paint)]
    }
    var ring = outline(of: rect)
    ring.append(.rect(rect.insetBy(dx: width, dy: width)))
    return [.fill(ring, .evenOdd, paint)]
  }

  /// Whether the layer has a shadow that is drawn.
  package var hasVisibleShadow: Bool {
    !masksToBounds && shadowOpacity > 0 && (shadowColor?.alpha ?? 0) > 0
  }

  /// Returns the shadow of the layer's drawing, or of its `shadowPath`.
  func shadowNode(of nodes: [Node], background: [Node], offset: CGPoint) -> Node {
    let color = shadowColor?.color ?? .black
    let source: Shadow.Source =
      if let shadowPath {
        .path(shadowPath.path.applying(.translation(x: offset.x, y: offset.y)), .nonZero)
      } else if case .fill(let path, let rule, .color(let fill)) = background.first, fill.alpha == 1,
        nodes.count == 1
          || (cornerRadius <= 0 && nodes.allSatisfy { $0.lies(in: path.controlBounds ?? .null) })
      {
        .path(path, rule)
      } else {
        .nodes(nodes)
      }
    return .shadow(
      Shadow(
        source: source, color: color.withAlpha(color.alpha * Double(min(shadowOpacity, 1))),
        offset: shadowOffset, blur: max(0, shadowRadius)))
  }
}
