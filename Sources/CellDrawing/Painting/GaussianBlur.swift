/// A blur by a normal distribution.
enum GaussianBlur {
  /// How many standard deviations from a shape its blur is seen: beyond, less than half a level of 255 is left.
  static let reach = 3.0
}
