/// The tracking of the system font: the space that is added between letters.
enum SystemTracking {
  /// The tracking of SF Pro in Apple's Human Interface Guidelines, in points per letter, by the size in points.
  static let published: [(size: Double, points: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39),
    (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37),
    (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35),
    (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26),
    (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
  ]

  /// The share of SF's design for large sizes in its letters, from 0 to 1. Between these sizes it is interpolated.
  private static let displayShares: [(size: Double, share: Double)] = [
    (17, 0), (19, 0.0909), (24, 0.8182), (28, 1),
  ]

  /// The tracking that Inter needs besides the published one to be as wide as SF, in thousandths of an em, by
  /// weight.
  ///
  /// `text` is for Inter and `display` for Inter Display. In each pair, the first number is for SF's design for
  /// texts, the second for its design for large sizes.
  ///
  /// The numbers are fitted to widths of labels that iOS measured.
  private static let fitted: [(weight: Double, text: (Double, Double), display: (Double, Double))] = [
    (400, (-1.2, -56.9), (49.4, -6.4)), (500, (4.8, -49.2), (52.4, -1.5)), (600, (7.5, -45.5), (52.1, -0.8)),
    (700, (13.5, -37.5), (55.4, 4.2)),
  ]

  static func displayShare(at size: Double) -> Double {
    interpolate(displayShares, at: size, \.size, \.share)
  }

  /// Returns SF Pro's tracking, in points per letter.
  static func published(size: Double) -> Double {
    if let first = published.first, size < first.size { return first.points / first.size * size }
    return interpolate(published, at: size, \.size, \.points)
  }

  /// Returns the tracking of Inter when it replaces SF Pro, in points per letter.
  ///
  /// - Parameter isDisplay: Whether the face is Inter Display.
  static func inter(size: Double, weight: Int, isDisplay: Bool) -> Double {
    let share = displayShare(at: size)
    let text = interpolate(fitted, at: Double(weight), \.weight) { isDisplay ? $0.display.0 : $0.text.0 }
    let large = interpolate(fitted, at: Double(weight), \.weight) { isDisplay ? $0.display.1 : $0.text.1 }
    return published(size: size) + (text + (large - text) * share) / 1_000 * size
  }

  /// Returns the value at `position` of an ascending table, interpolated between two rows. Outside the table it is the
  /// value of the first or last row.
  private static func interpolate<Row>(
    _ rows: [Row], at position: Double, _ place: (Row) -> Double, _ value: (Row) -> Double
  ) -> Double {
    guard let next = rows.firstIndex(where: { place($0) > position }) else {
      return rows.last.map(value) ?? 0
    }
    guard next > 0 else { return value(rows[0]) }
    let (low, high) = (rows[next - 1], rows[next])
    let part = (position - place(low)) / (place(high) - place(low))
    return value(low) + (value(high) - value(low)) * part
  }
}
