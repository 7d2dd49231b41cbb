internal import CellSnapIcons
internal import Foundation

/// The PDF format, of which the first page is an icon: poppler makes an SVG document of it, in a process of its own, as
/// its licence allows no linking.
package enum PDF {
  /// The most bytes of a file.
  static let mostBytes = 64 << 20

  /// The first page, as many pixels large as the page has points.
  ///
  /// Each content is converted once for the process, and once for the user where there is a cache.
  package static func image(ofFile path: String) throws(ImageError) -> Image {
    let converter = try PDFConverter.shared.get()
    let document = try PDFPages.shared.document(of: try bytes(ofFile: path), by: converter)
    return Image(try ImageSource(decoding: document, path: path, libraries: ["poppler": converter.version]))
  }

  static func bytes(ofFile path: String) throws(ImageError) -> [UInt8] {
    do throws(OrdinaryFileError) {
      return try OrdinaryFile.bytes(atPath: path, limit: mostBytes)
    } catch {
      throw failure(error.description)
    }
  }

  static func failure(_ reason: String) -> ImageError { .broken(format: "PDF", reason: reason) }
}
