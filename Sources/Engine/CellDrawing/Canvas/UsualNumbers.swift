// Limits within which rounding of doubles keeps lengths exact to a fraction of a pixel. A table of a million rows
// ends within them.

extension Extents {
  /// Whether all sides are nearer to zero than a thousand million points.
  var isUsual: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0) <= 1e9 }
  }
}

extension Transform {
  /// Whether the transform only moves, scales and mirrors, with factors and distances that pictures have.
  var isUprightAndUsual: Bool {
    b == 0 && c == 0 && [a, d].allSatisfy { abs($0) >= 1e-3 && abs($0) <= 1e3 }
      && [tx, ty].allSatisfy { abs($0) <= 1e9 }
  }
}
