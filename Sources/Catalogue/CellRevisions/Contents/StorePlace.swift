package import CellSnapshots
import Foundation

/// A place that a store is copied to or from: a folder, or an address whose files are read by GET and written by PUT.
package enum StorePlace: Hashable, Sendable {
  case folder(String)
  case address(StoreAddress)

  /// Reads a path or an address. Throws for an address that is none.
  package init(_ text: String) throws(FileError) {
    guard text.contains("://") else {
      self = .folder(text)
      return
    }
    guard let address = StoreAddress(text) else {
      throw FileError(
        "use", text.shortenedAddress, reason: "give a folder, or an address such as https://example.com/store"
      )
    }
    self = .address(address)
  }

  /// The place for messages.
  package var shown: String {
    switch self {
    case .folder(let folder): folder
    case .address(let address): address.shown
    }
  }
}

/// The http or https address of a store's folder.
package struct StoreAddress: Hashable, Sendable {
  private let beginning: String
  /// The question mark and what follows, such as a signature that is for all files below the folder; usually empty.
  private let query: String

  init?(_ text: String) {
    guard text.hasPrefix("http://") || text.hasPrefix("https://"), text.utf8.count <= 4_000,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !"\"\\<>{}^`|#".utf8.contains($0) })
    else { return nil }
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let place = parts[0].drop { $0 != "/" }.dropFirst(2)
    guard !place.isEmpty, place.first != "/" else { return nil }
    beginning = FilePath.endsInSlash(String(parts[0])) ? String(parts[0]) : parts[0] + "/"
    query = parts.count > 1 ? "?" + parts[1] : ""
  }

  /// Returns the address of a file below the folder.
  func address(of path: String) -> String { beginning + path + query }

  /// The address for messages, without the query, which may be a secret.
  var shown: String { beginning }
}

extension String {
  /// An address for messages, without its query, which may be a secret.
  fileprivate var shortenedAddress: String { String(prefix { $0 != "?" }.prefix(200)) }
}
