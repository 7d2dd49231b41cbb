import Foundation

extension DifferenceMap {
  /// Marks the pixels that masks of either picture cover, and returns their number.
  func ignore(_ alignment: RowAlignment, _ reference: ComparedPicture, _ actual: ComparedPicture) -> Int {
    guard !reference.masks.isEmpty || !actual.masks.isEmpty else { return 0 }
    var count = 0
    for segment in alignment.segments {
      ignore(reference.masks, in: segment, from: segment.referenceY, width: reference.bitmap.width)
      ignore(actual.masks, in: segment, from: segment.actualY, width: actual.bitmap.width)
    }
    for y in 0..<height {
      let row = row(y)
      guard memchr(row, Int32(Finding.ignored), width) != nil else { continue }
      var x = 0
      while x < width {
        if row[x] == Finding.ignored { count &+= 1 }
        x &+= 1
      }
    }
    hasIgnored = count > 0
    return count
  }

  private func ignore(_ masks: [PixelRect], in segment: RowAlignment.Segment, from start: Int?, width: Int) {
    guard let start else { return }
    for mask in masks {
      let columns = Self.range(mask.x, mask.width, within: 0..<width)
      let rows = Self.range(mask.y, mask.height, within: start..<(start + segment.height))
      guard !columns.isEmpty else { continue }
      for y in rows {
        memset(row(segment.y + y - start) + columns.lowerBound, Int32(Finding.ignored), columns.count)
      }
    }
  }

  private static func range(_ start: Int, _ count: Int, within limits: Range<Int>) -> Range<Int> {
    let (end, isBeyond) = start.addingReportingOverflow(max(0, count))
    return (start..<max(start, isBeyond ? .max : end)).clamped(to: limits)
  }

  /// Marks the pixels that only one picture has and that no mask covers.
  func noteLonePixels(_ alignment: RowAlignment, _ reference: ComparedPicture, _ actual: ComparedPicture) {
    let (old, new) = (reference.bitmap.width, actual.bitmap.width)
    for segment in alignment.segments {
      let range =
        switch (segment.referenceY, segment.actualY) {
        case (nil, _): 0..<new
        case (_, nil): 0..<old
        default: min(old, new)..<max(old, new)
        }
      guard !range.isEmpty else { continue }
      for y in segment.y..<(segment.y + segment.height) { noteLonePixels(y, range) }
    }
  }

  private func noteLonePixels(_ y: Int, _ range: Range<Int>) {
    let row = row(y)
    extend(y, range.lowerBound, range.upperBound)
    guard memchr(row + range.lowerBound, Int32(Finding.ignored), range.count) != nil else {
      memset(row + range.lowerBound, Int32(Finding.alone), range.count)
      return
    }
    for x in range where row[x] != Finding.ignored { row[x] = Finding.alone }
  }
}

extension RowAlignment {
  /// Returns the number of pixels that at least one picture has.
  func pixelCount(_ reference: ComparedPicture, _ actual: ComparedPicture) -> Int {
    let (old, new) = (reference.bitmap.width, actual.bitmap.width)
    return segments.reduce(0) { count, segment in
      switch (segment.referenceY, segment.actualY) {
      case (nil, _): count + new * segment.height
      case (_, nil): count + old * segment.height
      default: count + max(old, new) * segment.height
      }
    }
  }
}
