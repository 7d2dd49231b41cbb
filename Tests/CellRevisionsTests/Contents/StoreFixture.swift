import CellDrawing
import CellSnapTemporaryFiles
import CellSnapshots
import Foundation

@testable import CellRevisions

/// A store in a temporary folder.
struct StoreFixture {
  let folder: TemporaryFolder
  let store: ContentStore

  static let key = key("sources")

  init() throws {
    folder = try TemporaryFolder()
    store = try ContentStore(making: folder.path(of: "store"))
  }

  static func key(_ sources: String, _ circumstances: String = "circumstances") -> BaseKey {
    BaseKey(
      sources: ContentHash(of: Array(sources.utf8)), circumstances: ContentHash(of: Array(circumstances.utf8))
    )
  }

  /// Keeps an entry with one picture whose bytes are a text.
  @discardableResult
  func add(_ entry: String, _ picture: String, key: BaseKey = key) throws -> ContentHash {
    let hash = try store.keep(Array(picture.utf8))
    var kept = BasePicture(name: "\(entry)/\(entry).320@2x", entry: entry)
    kept.file = "\(hash)"
    try store.add(BaseIndex(key: key, catalogue: ["A", "B"], entries: [entry], pictures: [kept]), of: key)
    return hash
  }

  func path(of hash: ContentHash) -> String { store.path(of: StorePath.picture(hash).text) }

  /// Returns the paths of the indexes.
  func indexes() throws -> [String] {
    try store.paths().map(\.text).filter { $0.hasPrefix("bases/") }
  }

  /// Sets the time of the last use of a file.
  func setAge(_ seconds: Int, of path: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -Double(seconds))], ofItemAtPath: path)
  }
}
