/// An approximation of a Gaussian blur by three averages over a box of a fractional width.
///
/// The box and its weight follow Gwosdek, Grewenig, Bruhn and Weickert, "Theoretical foundations of Gaussian
/// convolution by extended box filtering" (2011). The variances of the three boxes add up to the requested one.
struct GaussianBlur {
  /// The largest deviation, in pixels, that is drawn.
  static let largestDeviation = 512.0

  /// The number of pixels with full weight on each side of a box's middle.
  private let radius: Int
  /// The weight of the pixel next to them on each side.
  private let edge: Float

  /// Makes a blur. `deviation` is the standard deviation in pixels.
  init(deviation: Double) {
    let variance = deviation * deviation / 3
    let whole = Int((((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down))
    let (r, next) = (Double(whole), Double(whole + 1))
    radius = whole
    edge = Float((2 * r + 1) * (variance - r * next / 3) / (2 * (next * next - variance)))
  }

  /// The distance, in pixels, that a blur reaches from its shape.
  var padding: Int { 3 * (radius + 1) }

  /// Blurs the visible rows of a mask. Rows outside `seen` stay as they are.
  func apply(to mask: inout CoverageMask, seen: Range<Int>? = nil) {
    let (width, height, stride) = (mask.width, mask.height, mask.stride)
    mask.bytes.withUnsafeMutableBufferPointer {
      apply(to: $0, width: width, height: height, stride: stride, step: 1, seen: seen)
    }
  }

  /// Blurs bytes that are `step` apart in rows that are `stride` apart. Bytes outside count as zero.
  func apply(
    to bytes: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int, step: Int,
    seen: Range<Int>? = nil
  ) {
    let seen = (seen ?? 0..<height).clamped(to: 0..<height)
    let columns = Self.columnsWithInk(of: bytes, width: width, height: height, stride: stride, step: step)
    // Without ink every row already has its result.
    guard !columns.isEmpty, !seen.isEmpty else { return }
    var source = [Int32](repeating: 0, count: max(columns.count * height, seen.count * width))
    var target = source
    source.withUnsafeMutableBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        for y in 0..<height {
          // Eight more bits than a byte, so that six averages do not round visibly.
          for x in columns {
            source[y * columns.count + x - columns.lowerBound] = Int32(bytes[y * stride + x * step]) << 8
          }
        }
        averageColumns(source, target, width: columns.count, height: height)
        averageColumns(target, source, width: columns.count, height: height)
        averageColumns(source, target, width: columns.count, height: height)
        source[..<(columns.lowerBound * seen.count)].update(repeating: 0)
        source[(columns.upperBound * seen.count)...].update(repeating: 0)
        Self.transpose(
          UnsafeMutableBufferPointer(rebasing: target[(seen.lowerBound * columns.count)...]),
          UnsafeMutableBufferPointer(rebasing: source[(columns.lowerBound * seen.count)...]),
          width: columns.count, height: seen.count)
        averageColumns(source, target, width: seen.count, height: width)
        averageColumns(target, source, width: seen.count, height: width)
        averageColumns(source, target, width: seen.count, height: width)
        Self.transpose(target, source, width: seen.count, height: width)
        for y in seen {
          for x in 0..<width {
            bytes[y * stride + x * step] = UInt8(
              clamping: (source[(y - seen.lowerBound) * width + x] + 128) >> 8)
          }
        }
      }
    }
  }

  /// Returns the columns from the first to the last one with a byte that is not 0.
  private static func columnsWithInk(
    of bytes: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int, step: Int
  ) -> Range<Int> {
    var (first, last) = (width, -1)
    for y in 0..<height {
      let row = y * stride
      var x = 0
      while x < first, bytes[row + x * step] == 0 { x += 1 }
      first = min(first, x)
      x = width - 1
      while x > last, bytes[row + x * step] == 0 { x -= 1 }
      last = max(last, x)
    }
    return first <= last ? first..<last + 1 : 0..<0
  }

  /// Replaces each value by the weighted average of the values above and below it. Values outside count as zero.
  private func averageColumns(
    _ source: UnsafeMutableBufferPointer<Int32>, _ target: UnsafeMutableBufferPointer<Int32>, width: Int,
    height: Int
  ) {
    let inner = 1 / (Float(2 * radius + 1) + 2 * edge)
    let outer = inner * edge
    let empty = [Int32](repeating: 0, count: width)
    var sums = empty
    empty.withUnsafeBufferPointer { empty in
      func row(_ y: Int) -> UnsafeBufferPointer<Int32> {
        y < 0 || y >= height
          ? empty : UnsafeBufferPointer(rebasing: source[(y * width)..<((y + 1) * width)])
      }
      sums.withUnsafeMutableBufferPointer { sums in
        for y in 0..<min(radius, height) {
          let line = row(y)
          for x in 0..<width { sums[x] &+= line[x] }
        }
        for y in 0..<height {
          let (entering, leaving) = (row(y + radius), row(y - radius - 1))
          let below = row(y + radius + 1)
          let result = UnsafeMutableBufferPointer(rebasing: target[(y * width)..<((y + 1) * width)])
          for x in 0..<width {
            let sum = sums[x] &+ entering[x] &- leaving[x]
            sums[x] = sum
            result[x] = Int32(Float(sum) * inner + Float(leaving[x] &+ below[x]) * outer + 0.5)
          }
        }
      }
    }
  }

  private static func transpose(
    _ source: UnsafeMutableBufferPointer<Int32>, _ target: UnsafeMutableBufferPointer<Int32>, width: Int,
    height: Int
  ) {
    let block = 16
    for top in stride(from: 0, to: height, by: block) {
      for left in stride(from: 0, to: width, by: block) {
        for y in top..<min(top + block, height) {
          for x in left..<min(left + block, width) { target[x * height + y] = source[y * width + x] }
        }
      }
    }
  }
}
