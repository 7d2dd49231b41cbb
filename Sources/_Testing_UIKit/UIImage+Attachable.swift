public import Testing
public import UIKit

/// An image is attached to a test's results as a PNG.
extension UIImage: Attachable {
  /// Throws where the image has no pixels.
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

/// What an attached image is called.
enum PNGName {
  static func of(_ name: String) -> String { name.hasSuffix(".png") ? name : name + ".png" }
}

/// An image that is empty or larger than can be painted.
public struct ImageHasNoPixels: Error, Hashable, Sendable {
  /// In points.
  public let size: CGSize
}
