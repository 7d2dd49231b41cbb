import CellDrawing

/// Paints a segment's rows and the findings about them.
struct DifferencePainter {
  private let segment: RowAlignment.Segment
  private let reference: ComparedPicture
  private let actual: ComparedPicture
  private let map: DifferenceMap
  private let pixels: UnsafeMutablePointer<UInt32>

  /// - Parameter pixels: The pixels of the whole difference image.
  init(
    _ segment: RowAlignment.Segment, _ reference: ComparedPicture, _ actual: ComparedPicture,
    map: DifferenceMap, pixels: UnsafeMutablePointer<UInt32>
  ) {
    self.segment = segment
    self.reference = reference
    self.actual = actual
    self.map = map
    self.pixels = pixels
  }

  /// Paints the segment. The target may be the reference's own pixels, at the same places.
  func paint() {
    let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, reference.bitmap.width))
    defer { copy.deallocate() }
    for row in 0..<segment.height {
      let y = segment.y + row
      let line = pixels + y * map.width
      let old = segment.referenceY.flatMap { reference.row($0 + row) }.map { row in
        copy.update(from: row, count: reference.bitmap.width)
        return UnsafePointer(copy)
      }
      let new = segment.actualY.flatMap { actual.row($0 + row) }
      let (oldWidth, newWidth) = (
        old == nil ? 0 : reference.bitmap.width, new == nil ? 0 : actual.bitmap.width
      )
      paintContext(line, new, 0..<newWidth)
      if oldWidth > newWidth { paintContext(line, old, newWidth..<oldWidth) }
      if map.starts[y] < map.ends[y] { paintFindings(line, y, old, oldWidth, new, newWidth) }
      if map.hasIgnored { paintMasks(line, y) }
    }
  }

  private func paintContext(
    _ line: UnsafeMutablePointer<UInt32>, _ row: UnsafePointer<UInt32>?, _ range: Range<Int>
  ) {
    guard let row else { return }
    let alpha = actual.alpha
    // Neighbours mostly have the same colour, and comparing is faster than computing.
    var last = UInt32.max
    var grey = DifferenceColor.context(last, alpha)
    var x = range.lowerBound
    while x < range.upperBound {
      if row[x] != last {
        last = row[x]
        grey = DifferenceColor.context(last, alpha)
      }
      line[x] = grey
      x &+= 1
    }
  }

  private func paintFindings(
    _ line: UnsafeMutablePointer<UInt32>, _ y: Int, _ old: UnsafePointer<UInt32>?, _ oldWidth: Int,
    _ new: UnsafePointer<UInt32>?, _ newWidth: Int
  ) {
    let findings = map.row(y)
    var x = map.starts[y]
    while x < map.ends[y] {
      switch findings[x] {
      case DifferenceMap.Finding.antialiased: line[x] = DifferenceColor.antialiased
      case DifferenceMap.Finding.different:
        if let old, let new { line[x] = changed(old[x], new[x]) }
      case DifferenceMap.Finding.alone:
        line[x] = DifferenceColor.mixed(
          line[x], x < newWidth ? DifferenceColor.inserted : DifferenceColor.removed)
      default: break
      }
      x &+= 1
    }
  }

  private func changed(_ old: UInt32, _ new: UInt32) -> UInt32 {
    let difference = YIQDifference(old, new, actual.alpha, place: 0)
    let distance = (difference.squaredDistance / YIQDifference.longest).squareRoot()
    // An eye sees no more difference beyond half of the longest distance.
    return DifferenceColor.changed(strength: distance * 2)
  }

  private func paintMasks(_ line: UnsafeMutablePointer<UInt32>, _ y: Int) {
    let findings = map.row(y)
    for x in 0..<map.width where findings[x] == DifferenceMap.Finding.ignored {
      if (x &+ y) & 7 < 2 || map.isMaskEdge(x, y) { line[x] = DifferenceColor.hatch }
    }
  }
}

extension DifferenceMap {
  /// Returns whether an ignored pixel is at the picture's edge or has a neighbour that is not ignored.
  fileprivate func isMaskEdge(_ x: Int, _ y: Int) -> Bool {
    guard x > 0, y > 0, x < width - 1, y < height - 1 else { return true }
    let place = row(y) + x
    return place[-1] != Finding.ignored || place[1] != Finding.ignored || place[-width] != Finding.ignored
      || place[width] != Finding.ignored
  }
}

extension ComparedPicture {
  fileprivate func row(_ y: Int) -> UnsafePointer<UInt32>? {
    guard let start = UnsafeRawPointer(bitmap.pixels.baseAddress) else { return nil }
    return (start + y * bitmap.stride).assumingMemoryBound(to: UInt32.self)
  }
}
