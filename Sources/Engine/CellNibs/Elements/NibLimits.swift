/// The sizes up to which a nib file or storyboard is read.
package struct NibLimits: Sendable {
  /// The maximum size of the file, in bytes.
  package var bytes = 64 << 20
  /// The maximum number of elements inside of one another.
  package var depth = 240
  /// The maximum number of elements.
  package var elements = 4_000_000

  package init() {}
}
