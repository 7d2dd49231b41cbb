import Foundation

/// What a comparison found of each pixel of the difference image.
final class DifferenceMap {
  /// As bytes of the map, where 0 is a pixel that is equal.
  enum Finding {
    /// Not equal, but the rule allows it.
    static let tolerated: UInt8 = 1
    static let antialiased: UInt8 = 2
    /// A mask covers it.
    static let ignored: UInt8 = 3
    static let different: UInt8 = 4
    /// One picture has no pixel there.
    static let alone: UInt8 = 5
  }

  let width: Int
  let height: Int
  let findings: UnsafeMutablePointer<UInt8>
  /// Where in each row the first pixel lies that is neither 0 nor ignored, and where the last one ends.
  let starts: UnsafeMutablePointer<Int>
  let ends: UnsafeMutablePointer<Int>
  var hasIgnored = false

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    // Zero pages that nothing is written to are never made, and `initialize(repeating:)` is slow in a debug build.
    findings = Self.zeroes(width * height)
    starts = .allocate(capacity: max(1, height))
    ends = .allocate(capacity: max(1, height))
    for y in 0..<height { (starts[y], ends[y]) = (width, 0) }
  }

  deinit {
    free(findings)
    starts.deallocate()
    ends.deallocate()
  }

  private static func zeroes(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    guard let memory = calloc(max(1, count), 1) else { preconditionFailure("no memory for \(count) bytes") }
    return memory.assumingMemoryBound(to: UInt8.self)
  }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { findings + y * width }

  /// Notes that pixels of a row are no longer 0.
  func extend(_ y: Int, _ start: Int, _ end: Int) {
    if start < starts[y] { starts[y] = start }
    if end > ends[y] { ends[y] = end }
  }
}
