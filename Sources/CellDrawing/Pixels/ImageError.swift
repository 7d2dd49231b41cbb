/// The reason why bytes could not be read as an image.
package enum ImageError: Error, Hashable, Sendable {
  case unknownFormat
  case broken(format: String, reason: String)
  case tooLarge(width: Int, height: Int)
}
