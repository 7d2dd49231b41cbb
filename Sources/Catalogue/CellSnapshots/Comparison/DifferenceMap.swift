import CellDrawing
import Foundation

/// The finding for each pixel of the difference image.
final class DifferenceMap {
  /// The findings as bytes of the map; 0 stands for an equal pixel.
  enum Finding {
    /// An unequal pixel that the rule allows.
    static let tolerated: UInt8 = 1
    static let antialiased: UInt8 = 2
    /// A pixel that a mask covers.
    static let ignored: UInt8 = 3
    static let different: UInt8 = 4
    /// A pixel that only one picture has.
    static let alone: UInt8 = 5
  }

  let width: Int
  let height: Int
  let findings: UnsafeMutablePointer<UInt8>
  /// The column of the first pixel in each row that is neither equal nor ignored; `ends` has the column after the last
  /// one.
  let starts: UnsafeMutablePointer<Int>
  let ends: UnsafeMutablePointer<Int>
  var hasIgnored = false

  /// Throws `ImageError.tooLarge` if there is no memory for the map, as a bitmap does.
  init(width: Int, height: Int) throws(ImageError) {
    self.width = width
    self.height = height
    // `calloc` provides zero pages that take no memory until they are written, and `initialize(repeating:)` is slow in
    // a debug build.
    guard let zeroes = calloc(max(1, width * height), 1) else {
      throw .tooLarge(width: width, height: height)
    }
    findings = zeroes.assumingMemoryBound(to: UInt8.self)
    starts = .allocate(capacity: max(1, height))
    ends = .allocate(capacity: max(1, height))
    for y in 0..<height { (starts[y], ends[y]) = (width, 0) }
  }

  deinit {
    free(findings)
    starts.deallocate()
    ends.deallocate()
  }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { findings + y * width }

  /// Extends the row's range of pixels that are not equal.
  func extend(_ y: Int, _ start: Int, _ end: Int) {
    if start < starts[y] { starts[y] = start }
    if end > ends[y] { ends[y] = end }
  }
}
