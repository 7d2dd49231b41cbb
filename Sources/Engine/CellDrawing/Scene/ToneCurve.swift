/// A change of brightness: each level of a colour channel becomes another level.
package struct ToneCurve: Hashable, Sendable {
  /// The new levels, from 0 to 255, of old levels at equal distances from 0 to 255. Between them, the curve is straight.
  package var levels: [Double]

  package init(levels: [Double]) {
    self.levels = levels
  }

  /// Returns the new level of an old one, both from 0 to 255. Without levels, nothing changes.
  package func level(_ old: Double) -> Double {
    guard let last = levels.last, levels.count > 1 else { return levels.first ?? old }
    let place = min(max(old, 0), 255) / 255 * Double(levels.count - 1)
    let index = Int(place)
    guard index + 1 < levels.count else { return last }
    return levels[index] + (levels[index + 1] - levels[index]) * (place - Double(index))
  }
}
