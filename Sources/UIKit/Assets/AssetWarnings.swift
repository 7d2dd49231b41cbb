internal import CellDrawing
internal import Foundation

/// Where it is said that a file of an app's images is not read; each line once.
enum AssetWarnings {
  private static let mostLines = 1_000
  private static let said = Mutex<Set<String>>([])

  /// A line such as `Assets.xcassets/a.imageset/a.pdf is not drawn: pdftocairo finds no page in it`.
  static func report(_ path: String, _ reason: String, what: String = "is not drawn") {
    let line = "\(path) \(what): \(reason)"
    let isNew = said.withLock { $0.count < mostLines && $0.insert(line).inserted }
    if isNew { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
  }
}
