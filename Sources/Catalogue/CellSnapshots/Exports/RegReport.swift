/// The result of a comparison in the form of reg-cli and reg-suit: `reg.json`, with paths below the three folders.
struct RegReport: Hashable, Sendable, Codable {
  var failedItems: [String] = []
  var newItems: [String] = []
  var deletedItems: [String] = []
  var passedItems: [String] = []
  /// The items with a file in each folder.
  var expectedItems: [String] = []
  var actualItems: [String] = []
  var diffItems: [String] = []
  var actualDir = "./actual"
  var expectedDir = "./expected"
  var diffDir = "./diff"

  init() {}

  /// Adds the item of a snapshot to the list for its verdict.
  mutating func add(_ snapshot: SnapshotResult) {
    let item = "\(snapshot.name).png"
    switch snapshot.verdict {
    case .added, .missing: newItems.append(item)
    case .renamed:
      // A name that is gone, and a new one.
      newItems.append(item)
      if let old = snapshot.baseName { deletedItems.append("\(old).png") }
    case .identical, .similar, .notAffected: passedItems.append(item)
    case .different, .otherRenderer, .unreadable, .crashed, .timedOut, .notDrawn:
      if snapshot.isPassing { passedItems.append(item) } else { failedItems.append(item) }
    }
  }
}
