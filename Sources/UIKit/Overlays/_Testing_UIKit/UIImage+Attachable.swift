public import Testing
public import UIKit

/// The attachment of an image to a test's results, as a PNG.
extension UIImage: Attachable {
  /// Passes the bytes of the PNG to a closure. Throws `ImageHasNoPixels` if the image has no pixels.
  public func withUnsafeBytes<Result>(
    for attachment: borrowing Attachment<UIImage>, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    guard let data = pngData() else { throw ImageHasNoPixels(size: size) }
    return try data.withUnsafeBytes(body)
  }

  public func preferredName(for attachment: borrowing Attachment<UIImage>, basedOn suggestedName: String)
    -> String
  {
    PNGName.of(suggestedName)
  }
}

/// The file name of an attached image.
enum PNGName {
  static func of(_ name: String) -> String { name.hasSuffix(".png") ? name : name + ".png" }
}

/// The error for an image that is empty or too large to be painted.
public struct ImageHasNoPixels: Error, Hashable, Sendable {
  /// The size of the image, in points for a `UIImage` and in pixels for a `CGImage`.
  public let size: CGSize
}
