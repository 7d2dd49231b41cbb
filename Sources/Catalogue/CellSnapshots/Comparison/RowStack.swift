/// The rows of a table, cut to a picture, each with the gap up to the next row. Every pixel row belongs to one part.
struct RowStack {
  struct Row {
    var key: String
    var row: Range<Int>
    var rest: Range<Int>
  }

  /// The pixel rows above the first table row.
  private(set) var top: Range<Int>
  private(set) var rows: [Row] = []

  /// - Parameter height: The picture's height, in pixels.
  init(_ bands: [RowBand], height: Int) {
    var place = 0
    let ranges = bands.map { band in
      let start = min(max(place, band.y), height)
      place = min(max(start, band.y.addingReportingOverflow(band.height).partialValue), height)
      return start..<place
    }
    top = 0..<(ranges.first?.lowerBound ?? height)
    for (index, band) in bands.enumerated() {
      let next = index + 1 < ranges.count ? ranges[index + 1].lowerBound : height
      rows.append(Row(key: band.key, row: ranges[index], rest: ranges[index].upperBound..<next))
    }
  }
}
