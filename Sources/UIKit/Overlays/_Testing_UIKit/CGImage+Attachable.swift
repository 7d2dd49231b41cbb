public import Testing
public import UIKit

/// The attachment of an image to a test's results, as a PNG.
extension CGImage: Attachable {
  /// Passes the bytes of the PNG to a closure. Throws `ImageHasNoPixels` if the image cannot be decoded.
  public func withUnsafeBytes<Result>(
    for attachment: borrowing Attachment<CGImage>, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    guard let data = UIImage(cgImage: self).pngData() else {
      throw ImageHasNoPixels(size: CGSize(width: width, height: height))
    }
    return try data.withUnsafeBytes(body)
  }

  public func preferredName(for attachment: borrowing Attachment<CGImage>, basedOn suggestedName: String)
    -> String
  {
    PNGName.of(suggestedName)
  }
}
