/// The content of an image, by which equal images are found. The same bytes are other pixels if the rows have
/// another length.
package struct ImageContent: Hashable, Sendable {
  package var hash: ContentHash
  package var format: ImageSource.Format
  /// The width in pixels.
  package var width: Int
}
