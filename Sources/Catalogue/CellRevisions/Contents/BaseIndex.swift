package import CellDrawing
package import CellSnapshots
import Foundation

/// The pictures of some entries of a base revision, by the hashes of their files.
///
///     { "version": 1, "sources": "0123…", "circumstances": "4567…", "catalogue": ["Feed", "Login"],
///       "entries": ["Feed"], "pictures": [{ "name": "Feed/Feed.320@2x", "entry": "Feed", "file": "89ab…", … }] }
package struct BaseIndex: Hashable, Sendable, Codable {
  /// The version of the format.
  static let currentVersion = 1

  private var version = BaseIndex.currentVersion
  private var sources: String
  private var circumstances: String
  /// The names of all entries of the revision.
  package var catalogue: [String]
  /// The names of the entries whose pictures are known.
  package var entries: [String]
  package var pictures: [BasePicture]

  package init(key: BaseKey, catalogue: [String], entries: [String] = [], pictures: [BasePicture] = []) {
    (sources, circumstances) = ("\(key.sources)", "\(key.circumstances)")
    self.catalogue = catalogue
    self.entries = entries
    self.pictures = pictures
  }

  /// Reads the bytes of an index; nil for other bytes, and for an index of another key.
  package init?(decoding bytes: [UInt8], of key: BaseKey) {
    guard let index = try? JSONDecoder().decode(BaseIndex.self, from: Data(bytes)),
      index.version == Self.currentVersion, index.sources == "\(key.sources)",
      index.circumstances == "\(key.circumstances)",
      index.pictures.allSatisfy({ $0.file.map { ContentHash($0) != nil } ?? true })
    else { return nil }
    self = index
  }

  /// The bytes of the index, equal for equal indexes.
  package var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(self)).map { [UInt8]($0) } ?? []) + [UInt8(ascii: "\n")]
  }

  /// The hashes of the files of its pictures.
  package var files: [ContentHash] { pictures.compactMap { $0.file.flatMap { ContentHash($0) } } }

  /// Adds the entries of another index of the same key that this one does not have.
  package mutating func add(_ other: BaseIndex) {
    let known = entries.pathBytes
    if catalogue.isEmpty { catalogue = other.catalogue }
    entries += other.entries.filter { !known.contains(PathBytes($0)) }
    pictures += other.pictures.filter { !known.contains(PathBytes($0.entry)) }
  }

  /// Forgets entries, as if their pictures were unknown.
  package mutating func forget(_ forgotten: Set<PathBytes>) {
    entries.removeAll { forgotten.contains(PathBytes($0)) }
    pictures.removeAll { forgotten.contains(PathBytes($0.entry)) }
  }
}
