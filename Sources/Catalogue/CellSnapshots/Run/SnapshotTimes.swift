package import CellDrawing
import Foundation

/// The times that snapshots took, as stored in `times.json` in the run folder. A later run balances its shards by
/// them.
///
///     { "version": 1, "microseconds": { "WallPost/short.320@2x": 10250, … } }
///
/// The tiles of a tall snapshot share one time. All times are whole numbers, so that a sum does not depend on the
/// order of its parts.
package struct SnapshotTimes: Hashable, Sendable {
  /// The version of the format of `times.json`.
  static let currentVersion = 1
  /// The maximum time of a snapshot: a day.
  static let maximum = 86_400_000_000
  /// The maximum number of snapshots in a file. The sum of as many maximum times is still a number of 64 bits.
  static let maximumCount = 1_000_000
  /// The maximum size of a file, in bytes.
  static let maximumSize = 1 << 27

  private var microseconds: [String: Int] = [:]

  package init() {}

  /// Returns the time of a snapshot in microseconds, by its title without a tile; nil if it is unknown.
  package subscript(title: String) -> Int? { microseconds[title] }

  /// Adds a time in microseconds. The longer one counts if there are two.
  package mutating func add(_ time: Int, of title: String) {
    microseconds[title] = max(microseconds[title] ?? 0, min(max(0, time), Self.maximum))
  }

  /// Adds a time in seconds.
  package mutating func add(seconds: Double, of title: String) {
    let time = (seconds * 1_000_000).rounded()
    add(time >= 0 ? Int(min(time, Double(Self.maximum))) : 0, of: title)
  }

  /// Adds the times of another run.
  package mutating func add(_ other: SnapshotTimes) {
    for (title, time) in other.microseconds { add(time, of: title) }
  }
}

extension SnapshotTimes {
  private struct File: Codable {
    var version: Int
    var microseconds: [String: Int]
  }

  /// The bytes of `times.json`, equal for equal times.
  package var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let file = File(version: Self.currentVersion, microseconds: microseconds)
    return ((try? encoder.encode(file)).map { [UInt8]($0) } ?? []) + [UInt8(ascii: "\n")]
  }

  /// The hash of the times, which is the same on every machine that has the same times.
  package var hash: ContentHash { ContentHash(of: bytes) }

  /// Reads the bytes of a `times.json`. Throws if this program does not understand them.
  package init(decoding bytes: [UInt8], _ path: String) throws(FileError) {
    guard bytes.count <= Self.maximumSize, let file = try? JSONDecoder().decode(File.self, from: Data(bytes)),
      file.version == Self.currentVersion, file.microseconds.count <= Self.maximumCount,
      file.microseconds.values.allSatisfy({ (0...Self.maximum).contains($0) })
    else {
      throw FileError(
        "read", path,
        reason: "it has no times of snapshots; name the \(RunFolder.timesFile) of a run, or remove it")
    }
    microseconds = file.microseconds
  }

  /// Reads a file, or returns nil if there is none. Throws if the file cannot be read or has no times.
  package init?(reading path: String) throws(FileError) {
    guard let bytes = try InputBytes.read(path) else { return nil }
    try self.init(decoding: bytes, path)
  }
}

extension RunFolder {
  package static let timesFile = "times.json"

  /// Returns the times of the run; nil if it has none.
  package func times() throws(FileError) -> SnapshotTimes? {
    try SnapshotTimes(reading: FilePath.appending(Self.timesFile, to: path))
  }

  /// Writes the times beside `run.json`.
  package func write(_ times: SnapshotTimes) throws(FileError) {
    _ = try AtomicFile.replace(times.bytes, at: FilePath.appending(Self.timesFile, to: path))
  }
}
