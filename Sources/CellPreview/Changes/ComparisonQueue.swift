/// The entries of a build that are still to be compared, nearest to the shown entry first.
struct ComparisonQueue: Hashable, Sendable {
  /// The maximum number of entries that one process draws. A larger number would delay the shown entry, a smaller one
  /// costs a start of the program more often.
  static let maximumPartSize = 16

  /// The entries in the order of the catalogue.
  private let entries: [String]
  private let places: [String: Int]
  private var waiting: Set<String>
  private var partSize = 1
  /// The entry that the page shows.
  private(set) var shown: String?

  init(_ entries: [String], shown: String? = nil) {
    self.entries = entries
    places = Dictionary(entries.enumerated().map { ($1, $0) }) { first, _ in first }
    waiting = Set(entries)
    self.shown = shown
  }

  /// The number of all entries, and of those that are finished.
  var count: Int { places.count }
  var finishedCount: Int { places.count - waiting.count }

  /// Puts an entry and its neighbours first. If the entry still waits, it comes alone, so that its result comes soon.
  mutating func show(_ entry: String) {
    guard entry != shown, places[entry] != nil else { return }
    shown = entry
    if waiting.contains(entry) { partSize = 1 }
  }

  /// Returns the entries to draw next, or none at the end. The parts become larger, because the first results matter most.
  mutating func nextPart() -> [String] {
    let center = shown.flatMap { places[$0] } ?? 0
    let part = entries.enumerated().filter { waiting.contains($0.element) }
      .sorted { (abs($0.offset - center), $0.offset) < (abs($1.offset - center), $1.offset) }
      .prefix(partSize).map(\.element)
    partSize = min(partSize * 4, Self.maximumPartSize)
    return part
  }

  /// Takes out entries whose pictures are compared.
  mutating func finish(_ finished: some Sequence<String>) {
    waiting.subtract(finished)
  }
}
