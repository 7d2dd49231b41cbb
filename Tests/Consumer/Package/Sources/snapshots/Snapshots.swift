import CellCommandLine
@testable import Cards

@main struct Snapshots: SnapshotCatalog {
  static var entries: [Entry] {
    Entry("Rating") { RatingCard() }
    Entry("Rating/compact") { CompactRatingCard() }
  }
}
