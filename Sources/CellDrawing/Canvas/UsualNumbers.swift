// Lengths that rounding of doubles leaves alone: of larger ones sums lose pixels, and Cairo counts those in 24 bits.

extension Extents {
  /// Whether all sides are nearer than a million points.
  var isUsual: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0) <= 1_000_000 }
  }
}

extension Transform {
  /// Whether it moves, scales and mirrors alone, by numbers of pictures.
  var isUprightAndUsual: Bool {
    b == 0 && c == 0 && [a, d].allSatisfy { abs($0) >= 1e-3 && abs($0) <= 1e3 }
      && [tx, ty].allSatisfy { abs($0) <= 1_000_000 }
  }
}
