internal import Foundation

/// The hashes of font files, each computed when it is first asked for.
package enum FontHashes {
  private static let known = Mutex<[String: ContentHash]>([:])

  /// Nil where the file cannot be read.
  package static func hash(ofFile path: String) -> ContentHash? {
    if let hash = known.withLock({ $0[path] }) { return hash }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else {
      return nil
    }
    let hash = data.withUnsafeBytes { ContentHash(of: $0) }
    known.withLock { $0[path] = hash }
    return hash
  }

  /// The hash of the shared library's file that has this name; nil where there is none.
  package static func hash(ofFontNamed name: String) -> ContentHash? {
    FontLibrary.shared.files.first { $0.hasSuffix("/" + name) }.flatMap { hash(ofFile: $0) }
  }
}
