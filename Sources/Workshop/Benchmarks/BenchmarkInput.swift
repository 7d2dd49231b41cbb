import CellDrawing

/// The input of several benchmarks, made when a benchmark first needs it.
@MainActor
final class BenchmarkInput {
  let postCount: Int
  let rounds: Int
  /// The number of rows of a long table. A quick run has fewer, and takes seconds instead of minutes.
  let longTableRows: Int
  /// The number of times that one process renders the demo.
  var renderings: Int { rounds > 3 ? 1_000 : 100 }
  /// How long the tables are that are scrolled in several arms.
  let armRows: [Int]
  /// How often each arm scrolls: a run takes seconds, and a median needs three.
  var armRounds: Int { max(1, rounds / 3) }
  /// Where the arms' results are written to.
  let armData: String?
  private lazy var posts = FeedPost.feed(count: postCount)
  private(set) lazy var feed = Feed(posts: posts)
  private var knownFloor: Floor?
  private var knownPhotoFeed: PhotoFeed?

  init(posts: Int, rounds: Int, rows: Int? = nil, armData: String? = nil) {
    postCount = posts
    armRows = rows.map { [$0] } ?? [1_000, 10_000]
    self.armData = armData
    self.rounds = rounds
    longTableRows = rows ?? posts * (rounds > 3 ? 50 : 5)
  }

  func floor() throws -> Floor {
    if let knownFloor { return knownFloor }
    guard let floor = Floor(posts: posts, fontFiles: FontLibrary.shared.files) else {
      throw BenchmarkError.noFonts
    }
    knownFloor = floor
    return floor
  }

  /// Returns the files of a feed with photos. They are deleted with the input.
  func photoFeed() throws -> PhotoFeed {
    if let knownPhotoFeed { return knownPhotoFeed }
    let feed = try PhotoFeed(posts: posts)
    knownPhotoFeed = feed
    return feed
  }
}
