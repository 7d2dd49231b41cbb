// Lengths that rounding of doubles leaves alone, to a fraction of a pixel: a table of a million rows ends within them.

extension Extents {
  /// Whether all sides are nearer than a thousand million points.
  var isUsual: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0) <= 1e9 }
  }
}

extension Transform {
  /// Whether it moves, scales and mirrors alone, by numbers of pictures.
  var isUprightAndUsual: Bool {
    b == 0 && c == 0 && [a, d].allSatisfy { abs($0) >= 1e-3 && abs($0) <= 1e3 }
      && [tx, ty].allSatisfy { abs($0) <= 1e9 }
  }
}
