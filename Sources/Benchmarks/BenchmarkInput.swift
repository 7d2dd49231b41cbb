import CellDrawing

/// What several benchmarks work on, made when it is first asked for.
@MainActor
final class BenchmarkInput {
  let postCount: Int
  let rounds: Int
  /// How many rows a long table has: in a quick run fewer, which takes seconds where all take minutes.
  let longTableRows: Int
  /// How often the demo is rendered in one process.
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

  /// The files of a feed with photos; gone with the input.
  func photoFeed() throws -> PhotoFeed {
    if let knownPhotoFeed { return knownPhotoFeed }
    let feed = try PhotoFeed(posts: posts)
    knownPhotoFeed = feed
    return feed
  }
}
