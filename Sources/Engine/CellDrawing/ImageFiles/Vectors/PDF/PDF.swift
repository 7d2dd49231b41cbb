internal import CellSnapIcons
internal import Foundation

/// The PDF format, whose first page is used as an icon.
///
/// Poppler converts the page to an SVG document in a separate process, because its licence does not allow linking.
package enum PDF {
  /// The maximum number of bytes of a file.
  static let maximumBytes = 64 << 20

  /// Returns the first page, with one pixel per point of the page.
  ///
  /// Each content is converted once per process, or once per user if there is a cache.
  package static func image(ofFile path: String) throws(ImageError) -> Image {
    let converter = try PDFConverter.shared.get()
    let document = try PDFPages.shared.document(of: try bytes(ofFile: path), by: converter)
    return Image(try ImageSource(decoding: document, path: path, libraries: ["poppler": converter.version]))
  }

  static func bytes(ofFile path: String) throws(ImageError) -> [UInt8] {
    do throws(OrdinaryFileError) {
      return try OrdinaryFile.bytes(atPath: path, limit: maximumBytes)
    } catch {
      throw failure(error.description)
    }
  }

  static let format = "PDF"

  static func failure(_ reason: String) -> ImageError { .broken(format: format, reason: reason) }
}
