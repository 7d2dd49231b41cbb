import CellDrawing
import Foundation

/// The pixels of two pictures of the same size, of which one was drawn by an iPhone.
///
/// Edges are up to a pixel apart, since the libraries round and smooth them in other ways. So two pixels also look
/// alike if each is within the range of colours around the other pixel.
struct PhonePixels {
  /// The maximum difference of a channel that an eye does not see in a flat area, from 0 to 255.
  private static let flatTolerance = 6
  /// The tolerance beyond the colours around a pixel, from 0 to 255.
  private static let edgeTolerance = 12
  /// The maximum number of different pixels in an area that count as noise.
  static let noise = 6

  let phone: Bitmap
  let actual: Bitmap

  /// Marks the pixels that look different and are not ignored, and returns their number.
  func mark(_ map: DifferenceMap) -> Int {
    var count = 0
    let (old, new) = (phone.pixels.bindMemory(to: UInt32.self), actual.pixels.bindMemory(to: UInt32.self))
    for y in 0..<actual.height {
      let row = map.row(y)
      let (oldRow, newRow) = (y * phone.stride / 4, y * actual.stride / 4)
      // Most rows are equal, and a comparison of each pixel is slow in a debug build.
      guard !isEqual(row: y) else { continue }
      var (start, end) = (actual.width, 0)
      var x = 0
      while x < actual.width {
        let (first, second) = (old[oldRow + x], new[newRow + x])
        if first != second, row[x] == 0, !looksAlike(first, second, x, y) {
          row[x] = DifferenceMap.Finding.different
          count &+= 1
          start = min(start, x)
          end = x + 1
        }
        x &+= 1
      }
      if start < end { map.extend(y, start, end) }
    }
    return count
  }

  private func isEqual(row y: Int) -> Bool {
    guard let old = phone.pixels.baseAddress, let new = actual.pixels.baseAddress else { return true }
    return memcmp(old + y * phone.stride, new + y * actual.stride, actual.width * 4) == 0
  }

  private func looksAlike(_ first: UInt32, _ second: UInt32, _ x: Int, _ y: Int) -> Bool {
    Self.isNear(first, second)
      || (range(of: phone, x, y).contains(second, within: Self.edgeTolerance)
        && range(of: actual, x, y).contains(first, within: Self.edgeTolerance))
  }

  private static func isNear(_ first: UInt32, _ second: UInt32) -> Bool {
    for shift in [0, 8, 16, 24] as [UInt32] {
      let difference = Int(first >> shift & 255) - Int(second >> shift & 255)
      if abs(difference) > flatTolerance { return false }
    }
    return true
  }

  /// Returns the range of each channel in the 3x3 pixels around a place.
  private func range(of bitmap: Bitmap, _ x: Int, _ y: Int) -> ChannelRange {
    let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
    var range = ChannelRange()
    for row in max(0, y - 1)...min(bitmap.height - 1, y + 1) {
      for column in max(0, x - 1)...min(bitmap.width - 1, x + 1) {
        range.form(pixels[row * bitmap.stride / 4 + column])
      }
    }
    return range
  }
}

/// The lowest and highest value of each channel of several pixels.
private struct ChannelRange {
  private var minimum = SIMD4<Int32>(repeating: 255)
  private var maximum = SIMD4<Int32>(repeating: 0)

  mutating func form(_ pixel: UInt32) {
    let channels = Self.channels(pixel)
    minimum = pointwiseMin(minimum, channels)
    maximum = pointwiseMax(maximum, channels)
  }

  func contains(_ pixel: UInt32, within tolerance: Int) -> Bool {
    let channels = Self.channels(pixel)
    let tolerance = SIMD4<Int32>(repeating: Int32(tolerance))
    return all(channels .>= minimum &- tolerance) && all(channels .<= maximum &+ tolerance)
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<Int32> {
    SIMD4(
      Int32(pixel & 255), Int32(pixel >> 8 & 255), Int32(pixel >> 16 & 255), Int32(pixel >> 24 & 255))
  }
}
