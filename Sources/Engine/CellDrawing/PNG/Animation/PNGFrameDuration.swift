/// The time for which a frame of an animated PNG is shown: a fraction of seconds in lowest terms.
package struct PNGFrameDuration: Hashable, Sendable {
  /// The longest duration that a file can hold in milliseconds, in seconds.
  package static let maximumSeconds = 65.535

  let numerator: UInt16
  let denominator: UInt16

  /// Makes a duration of whole milliseconds. Returns nil unless it is between a millisecond and `maximumSeconds`.
  package init?(seconds: Double) {
    let milliseconds = (seconds * 1000).rounded()
    guard milliseconds >= 1, milliseconds <= Double(UInt16.max) else { return nil }
    self.init(UInt16(milliseconds), per: 1000)
  }

  /// - Parameter denominator: The parts of a second. APNG reads 0 as 100.
  init(_ numerator: UInt16, per denominator: UInt16) {
    let whole = denominator == 0 ? 100 : denominator
    var (divisor, rest) = (whole, numerator)
    while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
    (self.numerator, self.denominator) = (numerator / divisor, whole / divisor)
  }

  package var seconds: Double { Double(numerator) / Double(denominator) }
}
