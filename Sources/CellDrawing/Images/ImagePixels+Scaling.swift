extension ImagePixels {
  /// The picture in another size: each pixel the average of what it covers, weighted by a tent two pixels wide.
  ///
  /// That is bilinear interpolation where the picture grows, and keeps fine patterns grey where it shrinks.
  func scaled(toWidth newWidth: Int, height newHeight: Int) -> ImagePixels {
    guard newWidth != width || newHeight != height, newWidth > 0, newHeight > 0 else { return self }
    let rows = Tent(from: height, to: newHeight)
    let columns = Tent(from: width, to: newWidth)
    var result = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
    // One row of the source scaled in height, then in width.
    var row = [Float](repeating: 0, count: width * 4)
    bytes.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBytes { result in
        row.withUnsafeMutableBufferPointer { row in
          for y in 0..<newHeight {
            Self.blend(source, rows, at: y, into: row)
            let line = UnsafeMutableRawBufferPointer(
              rebasing: result[(y * newWidth * 4)..<((y + 1) * newWidth * 4)])
            Self.shrink(row, columns, into: line.bindMemory(to: UInt32.self))
          }
        }
      }
    }
    return ImagePixels(width: newWidth, height: newHeight, bytes: result)
  }

  /// The weighted sum of the rows of `source` that make row `y`.
  private static func blend(
    _ source: UnsafeBufferPointer<UInt8>, _ rows: Tent, at y: Int, into row: UnsafeMutableBufferPointer<Float>
  ) {
    let count = row.count
    for tap in 0..<rows.counts[y] {
      let weight = rows.weights[rows.offsets[y] + tap]
      let line = UnsafeBufferPointer(
        rebasing: source[((rows.starts[y] + tap) * count)..<((rows.starts[y] + tap + 1) * count)])
      if tap == 0 {
        for index in 0..<count { row[index] = weight * Float(line[index]) }
      } else {
        for index in 0..<count { row[index] += weight * Float(line[index]) }
      }
    }
  }

  private static func shrink(
    _ row: UnsafeMutableBufferPointer<Float>, _ columns: Tent, into line: UnsafeMutableBufferPointer<UInt32>
  ) {
    row.withMemoryRebound(to: SIMD4<Float>.self) { pixels in
      for x in line.indices {
        var sum = SIMD4<Float>(repeating: 0.5)
        let (start, offset) = (columns.starts[x], columns.offsets[x])
        for tap in 0..<columns.counts[x] { sum += columns.weights[offset + tap] * pixels[start + tap] }
        let bytes = SIMD4<UInt32>(
          sum.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255)))
        line[x] = bytes[0] | bytes[1] << 8 | bytes[2] << 16 | bytes[3] << 24
      }
    }
  }
}

/// For each new pixel of a row or column, which old ones it is made of and how much of each.
private struct Tent {
  var starts: [Int] = []
  var counts: [Int] = []
  var offsets: [Int] = []
  var weights: [Float] = []

  init(from oldCount: Int, to newCount: Int) {
    let scale = Double(oldCount) / Double(newCount)
    let reach = max(1, scale)
    for index in 0..<newCount {
      let center = (Double(index) + 0.5) * scale
      let first = max(0, Int((center - reach + 0.5).rounded(.down)))
      let last = min(oldCount - 1, Int((center + reach - 0.5).rounded(.up)))
      var taps = (first...last).map { Swift.max(0, 1 - abs(Double($0) + 0.5 - center) / reach) }
      let sum = taps.reduce(0, +)
      taps = taps.map { $0 / sum }
      starts.append(first)
      counts.append(taps.count)
      offsets.append(weights.count)
      weights += taps.map(Float.init)
    }
  }
}
