/// A path that is compared by its bytes, as in file systems.
///
/// Swift strings are equal if their characters are, however an accent is encoded. On disk, two encodings of `café` are
/// two files.
package struct PathBytes: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ path: String) { bytes = Array(path.utf8) }
}

extension Sequence<String> {
  package var pathBytes: Set<PathBytes> { Set(map(PathBytes.init)) }
}
