/// What an image shows, whoever read it: bytes of a format, which in rows of another length are other pixels.
package struct ImageContent: Hashable, Sendable {
  package var hash: ContentHash
  package var format: ImageSource.Format
  /// In pixels.
  package var width: Int
}
