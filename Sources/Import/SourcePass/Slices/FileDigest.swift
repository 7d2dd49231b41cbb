package import Foundation

/// The digest of a file's bytes as text.
package enum FileDigest {
  package static func text(of data: Data) -> String { String(data.digest, radix: 16) }
}
