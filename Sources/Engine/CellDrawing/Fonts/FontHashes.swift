internal import Foundation

/// The hashes of font files. Each is computed when it is needed first.
package enum FontHashes {
  private static let known = Mutex<[String: ContentHash]>([:])

  /// Returns the hash of a file, or nil if it cannot be read.
  package static func hash(ofFile path: String) -> ContentHash? {
    if let hash = known.withLock({ $0[path] }) { return hash }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else {
      return nil
    }
    let hash = data.withUnsafeBytes { ContentHash(of: $0) }
    known.withLock { $0[path] = hash }
    return hash
  }

  /// Returns the hash of the file with this name in the shared library, or nil if there is none.
  package static func hash(ofFontNamed name: String) -> ContentHash? {
    FontLibrary.shared.files.first { $0.hasSuffix("/" + name) }.flatMap { hash(ofFile: $0) }
  }
}
