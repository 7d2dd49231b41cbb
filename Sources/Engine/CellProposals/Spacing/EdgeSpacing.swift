/// The distances that a node asks for at one of its sides, by the kind of neighbour, in points. Not a number means that
/// the node asks for none.
package struct EdgeSpacing: Sendable {
  /// The distance to any neighbour.
  var plain = Double.nan
  /// The distance between a view and the text that follows it.
  var beforeText = Double.nan
  /// The distance between a text and the view that follows it.
  var afterText = Double.nan
  /// The distance between two texts.
  var betweenTexts = Double.nan
  /// Whether the distance between two texts follows from fonts.
  var followsFonts = false

  init() {}

  /// Returns the distance from a node with this side to the next node.
  func distance(to next: EdgeSpacing) -> Double {
    var result = Double.nan
    func consider(_ distance: Double) { result = Self.greater(result, distance) }
    consider(plain + next.plain)
    consider(beforeText + next.beforeText)
    consider(afterText + next.afterText)
    if followsFonts {
      consider(next.betweenTexts)
    } else {
      consider(next.followsFonts ? betweenTexts : betweenTexts + next.betweenTexts)
    }
    if result.isNaN { result = Self.greater(plain, next.plain) }
    return result.isNaN ? Spacing.standardDistance : result
  }

  /// Takes the greater distances of two sides.
  mutating func formUnion(_ other: EdgeSpacing) {
    plain = Self.greater(plain, other.plain)
    beforeText = Self.greater(beforeText, other.beforeText)
    afterText = Self.greater(afterText, other.afterText)
    betweenTexts = Self.greater(betweenTexts, other.betweenTexts)
    followsFonts = followsFonts || other.followsFonts
  }

  /// Returns the greater of two distances, of which either may be not a number.
  private static func greater(_ first: Double, _ second: Double) -> Double {
    if first.isNaN { return second }
    return second > first ? second : first
  }
}
