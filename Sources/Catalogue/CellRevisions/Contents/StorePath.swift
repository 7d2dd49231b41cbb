package import CellDrawing
import CellSnapshots

/// The path of a file below a store. It has the hash of the file's bytes, without which nothing in a store is believed.
///
///     pictures/89/89ab….png
///     bases/0123…/4567…-cdef….json
package enum StorePath: Hashable, Sendable {
  /// A picture in the file format of a reference.
  case picture(ContentHash)
  /// An index of pictures. A key may have several, as several processes draw parts of a base.
  case index(BaseKey, ContentHash)

  static let pictures = "pictures"
  static let bases = "bases"

  package var text: String {
    switch self {
    case .picture(let hash): "\(Self.pictures)/\("\(hash)".prefix(2))/\(hash).png"
    case .index(let key, let hash): "\(Self.bases)/\(key.sources)/\(key.circumstances)-\(hash).json"
    }
  }

  /// Reads the form of `text`; nil for other paths.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    switch String(parts[0]) {
    case Self.pictures:
      guard parts[2].hasSuffix(".png"), let hash = ContentHash(parts[2].dropLast(4)) else { return nil }
      self = .picture(hash)
    case Self.bases:
      let hashes = parts[2].dropLast(5).split(separator: "-", omittingEmptySubsequences: false)
      guard parts[2].hasSuffix(".json"), hashes.count == 2, let sources = ContentHash(parts[1]),
        let circumstances = ContentHash(hashes[0]), let hash = ContentHash(hashes[1])
      else { return nil }
      self = .index(BaseKey(sources: sources, circumstances: circumstances), hash)
    default: return nil
    }
    guard self.text == text else { return nil }
  }

  /// The hash of the file's bytes.
  var hash: ContentHash {
    switch self {
    case .picture(let hash), .index(_, let hash): hash
    }
  }
}
