/// The parts before and after a guide that the cells of a column or a row need, in points.
struct GridExtent {
  private(set) var before = 0.0
  private var after = 0.0

  /// Makes room for a cell with a length and the place of the guide in it.
  mutating func add(_ length: Double, guide: Double) {
    guard length.isFinite else {
      after = length
      return
    }
    before = max(before, guide)
    after = max(after, length - guide)
  }

  var length: Double { before + after }
}
