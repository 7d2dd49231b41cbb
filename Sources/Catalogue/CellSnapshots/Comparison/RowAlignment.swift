/// The pairs of pixel rows that are compared, and their places in the difference image.
struct RowAlignment {
  typealias Segment = RowSegment

  /// A row of the table and its segments.
  struct Row {
    var key: String
    var segments: Range<Int>
    /// The row's top in the difference image, in pixels.
    var y: Int
    var isInReference: Bool
    var isInActual: Bool
  }

  private(set) var segments: [Segment] = []
  private(set) var rows: [Row] = []
  /// The height of the difference image, in pixels.
  private(set) var height = 0

  init(_ reference: ComparedPicture, _ actual: ComparedPicture) {
    let heights = (reference.bitmap.height, actual.bitmap.height)
    guard !reference.rows.isEmpty, !actual.rows.isEmpty else {
      append(reference: 0..<heights.0, actual: 0..<heights.1)
      return
    }
    let (old, new) = (
      RowStack(reference.rows, height: heights.0), RowStack(actual.rows, height: heights.1)
    )
    append(reference: old.top, actual: new.top)
    for step in Self.steps(from: old.rows.map(\.key), to: new.rows.map(\.key)) {
      append(old.rows, step.reference, new.rows, step.actual)
    }
  }

  /// Appends a table row and everything between it and the next row.
  private mutating func append(_ old: [RowStack.Row], _ first: Int?, _ new: [RowStack.Row], _ second: Int?) {
    let (reference, actual) = (first.map { old[$0] }, second.map { new[$0] })
    let (start, y) = (segments.count, height)
    append(reference: reference?.row, actual: actual?.row)
    rows.append(
      Row(
        key: reference?.key ?? actual?.key ?? "", segments: start..<segments.count, y: y,
        isInReference: reference != nil, isInActual: actual != nil))
    append(reference: reference?.rest, actual: actual?.rest)
  }

  /// Appends two ranges of pixel rows side by side; the surplus of the longer range is alone.
  private mutating func append(reference: Range<Int>?, actual: Range<Int>?) {
    let (reference, actual) = (reference ?? 0..<0, actual ?? 0..<0)
    let common = min(reference.count, actual.count)
    append(Segment(referenceY: reference.lowerBound, actualY: actual.lowerBound, y: height, height: common))
    append(
      Segment(
        referenceY: reference.lowerBound + common, actualY: nil, y: height, height: reference.count - common))
    append(
      Segment(referenceY: nil, actualY: actual.lowerBound + common, y: height, height: actual.count - common))
  }

  private mutating func append(_ segment: Segment) {
    guard segment.height > 0 else { return }
    segments.append(segment)
    height += segment.height
  }

  /// The segments after joining those that follow each other in both pictures; nil if table rows were not compared.
  var joinedSegments: [RowSegment]? {
    guard !rows.isEmpty else { return nil }
    return segments.reduce(into: []) { joined, segment in
      if let last = joined.last, last.referenceY.map({ $0 + last.height }) == segment.referenceY,
        last.actualY.map({ $0 + last.height }) == segment.actualY
      {
        joined[joined.count - 1].height += segment.height
      } else {
        joined.append(segment)
      }
    }
  }

  /// Returns the rows of both pictures in an order that keeps both orders; rows with equal keys are paired.
  private static func steps(
    from old: [String], to new: [String]
  ) -> [(reference: Int?, actual: Int?)] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    var steps: [(reference: Int?, actual: Int?)] = []
    var (reference, actual) = (0, 0)
    while reference < old.count || actual < new.count {
      if removed.contains(reference) {
        steps.append((reference, nil))
        reference += 1
      } else if inserted.contains(actual) {
        steps.append((nil, actual))
        actual += 1
      } else {
        steps.append((reference, actual))
        reference += 1
        actual += 1
      }
    }
    return steps
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
