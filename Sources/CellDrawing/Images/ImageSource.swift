/// The bytes behind an `Image`, with what their header says.
package final class ImageSource: Sendable {
  package enum Format: Sendable {
    case png
    case jpeg
    case webp
    case svg
    case pixels
  }

  package let format: Format
  package let bytes: [UInt8]
  package let width: Int
  package let height: Int
  package let contentHash: ContentHash

  package init(decoding bytes: [UInt8]) throws(ImageError) {
    throw .unknownFormat
  }

  package init(premultipliedBGRA pixels: [UInt8], width: Int, height: Int) {
    precondition(pixels.count == width * height * 4, "pixels must be width x height x 4 bytes")
    format = .pixels
    bytes = pixels
    self.width = width
    self.height = height
    contentHash = ContentHash(of: pixels)
  }
}
