/// The entries of a build that are still to be compared: the shown entry first, at the shown width before its other
/// widths, and then the nearest ones.
struct ComparisonQueue: Hashable, Sendable {
  /// Entries that one process draws.
  struct Part: Hashable, Sendable {
    var entries: [String]
    /// The widths in points at which the entries are drawn; all widths if empty.
    var widths: [Double] = []
  }

  /// An entry whose pictures of one width in points are compared.
  private struct Begun: Hashable, Sendable {
    var entry: String
    var width: Double
  }

  /// The maximum number of entries that one process draws. A larger number would delay the shown entry, a smaller one
  /// costs a start of the program more often.
  static let maximumPartSize = 16

  /// The entries in the order of the catalogue.
  private let entries: [String]
  private let places: [String: Int]
  /// The widths of each entry in points, from small to large.
  private let widths: [String: [Double]]
  private var waiting: Set<String>
  /// The width of the shown entry whose pictures are compared already, if others are left.
  private var begun: Begun?
  private var partSize = 1
  /// The entry and the width in points that the page shows.
  private(set) var shown: String?
  private var shownWidth: Double?

  init(
    _ entries: [String], widths: [String: [Double]] = [:], shown: String? = nil, at width: Double? = nil
  ) {
    self.entries = entries
    self.widths = widths.mapValues { Set($0).sorted() }
    places = Dictionary(entries.enumerated().map { ($1, $0) }) { first, _ in first }
    waiting = Set(entries)
    self.shown = shown
    shownWidth = width
  }

  /// The number of all entries, and of those that are finished.
  var count: Int { places.count }
  var finishedCount: Int { places.count - waiting.count }

  /// Puts an entry and its neighbours first. If the entry still waits, it comes alone, so that its result comes soon.
  mutating func show(_ entry: String, at width: Double? = nil) {
    guard places[entry] != nil else { return }
    shownWidth = width
    guard entry != shown else { return }
    shown = entry
    if waiting.contains(entry) { partSize = 1 }
  }

  /// Returns the entries to draw next, or none at the end. The parts become larger, because the first results matter most.
  mutating func nextPart() -> Part {
    if let part = shownPart { return part }
    let center = shown.flatMap { places[$0] } ?? 0
    let part = entries.enumerated().filter { waiting.contains($0.element) }
      .sorted { (abs($0.offset - center), $0.offset) < (abs($1.offset - center), $1.offset) }
      .prefix(partSize).map(\.element)
    partSize = min(partSize * 4, Self.maximumPartSize)
    return Part(entries: part)
  }

  /// The shown entry at the width that is nearest to the shown one, or at its other widths. Nil if it does not wait, or if
  /// it has one width.
  private var shownPart: Part? {
    guard let shown, let shownWidth, waiting.contains(shown), let all = widths[shown], all.count > 1 else {
      return nil
    }
    if let begun, begun.entry == shown {
      return Part(entries: [shown], widths: all.filter { $0 != begun.width })
    }
    let nearest = all.min { abs($0 - shownWidth) < abs($1 - shownWidth) }
    return Part(entries: [shown], widths: nearest.map { [$0] } ?? [])
  }

  /// Takes out the entries of a part whose pictures are compared, and further ones that were drawn with it.
  mutating func finish(_ part: Part, and further: some Sequence<String> = []) {
    if let entry = part.entries.first, let width = part.widths.first, begun?.entry != entry {
      begun = Begun(entry: entry, width: width)
      return
    }
    waiting.subtract(part.entries)
    waiting.subtract(further)
  }
}
