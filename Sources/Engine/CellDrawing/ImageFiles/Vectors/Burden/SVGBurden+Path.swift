extension SVGBurden.Shape {
  /// Measures the outline of a path's data. Fails with nil if the data are not plain.
  init?(path: Substring) {
    var numbers = SVGNumbers(path)
    var (x, y, startX, startY) = (0.0, 0.0, 0.0, 0.0)
    var command = UInt8(0)
    /// The maximum distance of the last control point, which the next curve may mirror, from the last point.
    var reach = 0.0
    while !numbers.isAtEnd {
      if let next = numbers.next, next | 0x20 >= 0x61 {
        command = next
        _ = numbers.letter()
      } else if command | 0x20 == UInt8(ascii: "z") {
        return nil
      }
      let isRelative = command & 0x20 != 0
      /// Returns the next point and its maximum distance from the last one.
      func point() -> (x: Double, y: Double, far: Double)? {
        guard let pointX = numbers.number(), let pointY = numbers.number() else { return nil }
        return isRelative
          ? (x + pointX, y + pointY, abs(pointX) + abs(pointY))
          : (pointX, pointY, abs(pointX - x) + abs(pointY - y))
      }
      /// Adds a curve with `count` points. Returns false if they are not plain.
      func curve(_ count: Int) -> Bool {
        var (longest, last) = (0.0, (x: x, y: y))
        for _ in 0..<count {
          guard let point = point() else { return false }
          longest = max(longest, point.far)
          last = (point.x, point.y)
        }
        addCurve(length: Double(count + 1) * 2 * longest + reach)
        reach = 2 * longest + (count == 1 ? reach : 0)
        (x, y) = last
        return true
      }
      switch command | 0x20 {
      case UInt8(ascii: "m"):
        guard let point = point() else { return nil }
        (x, y, startX, startY) = (point.x, point.y, point.x, point.y)
        lines += 1
        // Further points belong to lines.
        command = isRelative ? UInt8(ascii: "l") : UInt8(ascii: "L")
      case UInt8(ascii: "l"):
        guard let point = point() else { return nil }
        (x, y) = (point.x, point.y)
        lines += 1
      case UInt8(ascii: "h"), UInt8(ascii: "v"):
        guard let number = numbers.number() else { return nil }
        if command | 0x20 == UInt8(ascii: "h") {
          x = isRelative ? x + number : number
        } else {
          y = isRelative ? y + number : number
        }
        lines += 1
      case UInt8(ascii: "c"): guard curve(3) else { return nil }
      case UInt8(ascii: "s"), UInt8(ascii: "q"): guard curve(2) else { return nil }
      case UInt8(ascii: "t"): guard curve(1) else { return nil }
      case UInt8(ascii: "a"):
        guard let radiusX = numbers.number(), let radiusY = numbers.number(), numbers.number() != nil,
          numbers.flag() != nil, numbers.flag() != nil, let point = point()
        else { return nil }
        // Radii that are too small for the distance are enlarged to fit it.
        for _ in 0..<5 { addCurve(length: 4 * (abs(radiusX) + abs(radiusY) + point.far)) }
        (x, y) = (point.x, point.y)
      case UInt8(ascii: "z"):
        (x, y) = (startX, startY)
        lines += 1
      default: return nil
      }
      // Beyond this length, numbers would lose precision.
      guard abs(x) <= SVGNumbers.largest, abs(y) <= SVGNumbers.largest else { return nil }
    }
  }

  private mutating func addCurve(length: Double) {
    curves += 1
    roots += length.squareRoot()
  }
}
