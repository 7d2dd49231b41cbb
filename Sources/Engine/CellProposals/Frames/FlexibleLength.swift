/// The limits of a flexible frame in one direction, in points.
package struct FlexibleLength: Hashable, Sendable {
  package let minimum: Double?
  package let ideal: Double?
  package let maximum: Double?

  /// Creates limits. The ideal length is raised to the minimum, and the maximum to the ideal length.
  package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
    let minimum = minimum.flatMap { $0.isNaN ? nil : max($0, 0) }
    let ideal = ideal.flatMap { $0.isNaN ? nil : max($0, minimum ?? 0) }
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum.flatMap { $0.isNaN ? nil : max($0, ideal ?? 0) }
  }

  /// Whether the frame has no limit in this direction.
  var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

  /// The minimum and the maximum, if both are there and leave a length between them.
  private var range: ClosedRange<Double>? {
    guard let minimum, let maximum, minimum <= maximum else { return nil }
    return minimum...maximum
  }

  /// Returns the length that the child is offered.
  func offer(for length: Double?) -> Double? {
    guard let length = length ?? ideal else { return nil }
    return max(min(length, maximum ?? .infinity), minimum ?? 0)
  }

  /// Returns the frame's length, if the child has no say in it.
  func length(for length: Double?) -> Double? {
    guard let length else { return ideal }
    return range.map { max(min(length, $0.upperBound), $0.lowerBound) }
  }

  /// Returns the frame's length around a child.
  func length(around child: Double, offered offer: Double?) -> Double {
    if let range { return max(min(child, range.upperBound), range.lowerBound) }
    if let maximum, minimum == nil { return min(max(offer ?? 0, child), maximum) }
    if let minimum, maximum == nil { return max(min(offer ?? .infinity, child), minimum) }
    return child
  }

  /// Returns the length that the child is offered when it is placed in the frame.
  func placedOffer(for length: Double?, in frame: Double) -> Double? {
    guard length == nil, ideal == nil, frame > minimum ?? -.infinity, frame < maximum ?? .infinity else {
      return frame
    }
    return nil
  }
}
