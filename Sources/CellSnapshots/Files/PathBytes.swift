/// A path by its bytes, as file systems tell names apart.
///
/// Two strings are equal in Swift where their characters are, however an accent is written: `café` is two files.
package struct PathBytes: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ path: String) { bytes = Array(path.utf8) }
}

extension Sequence<String> {
  package var pathBytes: Set<PathBytes> { Set(map(PathBytes.init)) }
}
