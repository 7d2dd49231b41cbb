/// The reason why bytes could not be read as an image.
package enum ImageError: Error, Hashable, Sendable {
  case unknownFormat
  case broken(format: String, reason: String)
  case tooLarge(width: Int, height: Int)
  /// The file may be whole, but this machine cannot draw it at the moment.
  case unavailable(format: String, reason: String)

  /// Whether the error depends on this machine at this moment, and not on the file.
  package var isOfTheMoment: Bool {
    if case .unavailable = self { true } else { false }
  }
}
