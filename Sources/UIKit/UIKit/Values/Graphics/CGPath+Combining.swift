internal import CellDrawing

/// Areas of paths. Unlike Core Graphics, the curves of a result are lines.
extension CGPath {
  /// Returns the outline of what is in either of two areas.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, .union, rule)
  }

  /// Returns the outline of what is in both of two areas.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, .intersection, rule)
  }

  /// Returns the outline of what is in this area only.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, .difference, rule)
  }

  /// Returns the outline of what is in only one of two areas.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, .symmetricDifference, rule)
  }

  /// Returns the outline of the area, which crosses itself nowhere.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: CGPath(Path()), .union, rule)
  }

  /// Returns the separate parts of the area, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    path.components(rule: rule.drawing).map { CGPath($0) }
  }

  /// Returns whether two areas have a part in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  private func combined(
    with other: CGPath, _ combination: PathCombination, _ rule: CGPathFillRule
  ) -> CGPath {
    CGPath(path.combined(with: other.path, combination, rule: rule.drawing))
  }
}
