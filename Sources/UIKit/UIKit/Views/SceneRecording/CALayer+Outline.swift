internal import CellDrawing
internal import Foundation

extension CALayer {
  /// Whether the layer or its view rounds corners.
  var roundsCorners: Bool { cornerRadius > 0 || view?.cornerShape != nil }

  /// Returns the radii of the corners, each at most half of the shorter side.
  func corners(of rect: CGRect) -> Path.Corners {
    let half = max(0, min(rect.width, rect.height) / 2)
    if let radii = view?.configuredRadii { return radii.mapped { min($0, half) } }
    return Path.Corners(max(0, min(cornerRadius, half))).keeping(maskedCorners)
  }

  /// Returns the outline of the background, the border and the clip.
  func outline(of rect: CGRect) -> Path {
    guard roundsCorners else { return .rect(rect) }
    return wideOutline(of: rect, inset: 0) ?? rounded(rect, corners(of: rect))
  }

  /// Returns the outline with circular corners of a radius that is more than half a side, or nil for any other outline.
  private func wideOutline(of rect: CGRect, inset: CGFloat) -> Path? {
    let radius = cornerRadius - inset
    // A radius that was computed from the size differs in its last digits.
    guard radius > min(rect.width, rect.height) / 2 + 0.01, radius.isFinite, !rect.isEmpty,
      cornerCurve == .circular, view?.configuredRadii == nil
    else { return nil }
    return .wideRoundedRect(
      rect.insetBy(dx: inset, dy: inset), corners: Path.Corners(radius).keeping(maskedCorners))
  }

  private func rounded(_ rect: CGRect, _ corners: Path.Corners) -> Path {
    cornerCurve == .continuous
      ? .continuousRoundedRect(rect, corners: corners) : .roundedRect(rect, corners: corners)
  }

  /// Returns the nodes of the border, which is inside the bounds.
  func borderNodes(of rect: CGRect) -> [Node] {
    guard borderWidth > 0, borderWidth.isFinite, let borderColor, borderColor.alpha > 0, !rect.isEmpty else {
      return []
    }
    let paint = borderColor.paint(origin: rect.origin)
    let width = borderWidth
    guard width < min(rect.width, rect.height) / 2 else {
      return [.fill(outline(of: rect), .nonZero, paint)]
    }
    let middle = rect.insetBy(dx: width / 2, dy: width / 2)
    guard roundsCorners else { return [.stroke(.rect(middle), Stroke(width: width), paint)] }
    if let path = wideOutline(of: rect, inset: width / 2) {
      return [.stroke(path, Stroke(width: width), paint)]
    }
    let corners = corners(of: rect)
    if corners.smallestRounded >= width {
      let path = rounded(middle, corners.mapped { $0 > 0 ? $0 - width / 2 : 0 })
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
          || (!roundsCorners && nodes.allSatisfy { $0.lies(in: path.controlBounds ?? .null) })
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

extension Path.Corners {
  /// Returns the radii of some corners. The other corners are not rounded.
  fileprivate func keeping(_ mask: CACornerMask) -> Path.Corners {
    Path.Corners(
      topLeft: mask.contains(.layerMinXMinYCorner) ? topLeft : 0,
      topRight: mask.contains(.layerMaxXMinYCorner) ? topRight : 0,
      bottomRight: mask.contains(.layerMaxXMaxYCorner) ? bottomRight : 0,
      bottomLeft: mask.contains(.layerMinXMaxYCorner) ? bottomLeft : 0)
  }

  fileprivate func mapped(_ change: (CGFloat) -> CGFloat) -> Path.Corners {
    Path.Corners(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }

  /// The smallest radius of the rounded corners, or infinity if no corner is rounded.
  fileprivate var smallestRounded: CGFloat {
    [topLeft, topRight, bottomRight, bottomLeft].filter { $0 > 0 }.min() ?? .infinity
  }
}
