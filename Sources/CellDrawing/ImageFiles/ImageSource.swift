internal import Foundation

/// The bytes behind an `Image`, with what their header says.
package final class ImageSource: Sendable {
  /// What the bytes are: a file of a format, or pixels as they are.
  package enum Format: Sendable {
    case png
    case jpeg
    case webp
    case svg
    case pixels
  }

  package let format: Format
  package let bytes: [UInt8]
  /// In pixels, upright.
  package let width: Int
  package let height: Int
  package let contentHash: ContentHash
  /// Where it was read from, for messages.
  package let path: String?
  /// The versions of the libraries that made the file, by name, where others would make another one.
  let libraries: [String: String]
  let orientation: ImageOrientation
  /// The document of an SVG.
  private let icon: SVGIcon?
  package var content: ImageContent { ImageContent(hash: contentHash, format: format, width: width) }
  private let failure = Mutex<ImageError?>(nil)

  /// Throws `ImageError` when the format is unknown, the header is broken or the size is beyond 32,767 pixels a side
  /// or 100 million in all.
  package convenience init(decoding bytes: [UInt8], path: String? = nil) throws(ImageError) {
    try self.init(decoding: bytes, path: path, libraries: [:])
  }

  init(
    decoding bytes: [UInt8], path: String?, libraries: [String: String]
  ) throws(ImageError) {
    let header = try ImageHeader(of: bytes)
    format = header.format
    (width, height) = (header.width, header.height)
    orientation = header.orientation
    icon = header.icon
    self.bytes = bytes
    self.path = path
    self.libraries = libraries
    contentHash = ContentHash(of: bytes)
  }

  package init(premultipliedBGRA pixels: [UInt8], width: Int, height: Int) {
    precondition(pixels.count == width * height * 4, "pixels must be width x height x 4 bytes")
    format = .pixels
    bytes = pixels
    path = nil
    libraries = [:]
    orientation = .up
    icon = nil
    self.width = width
    self.height = height
    contentHash = ContentHash(of: pixels)
  }

  /// Why nothing was drawn of the image so far, if that is so.
  package var decodingError: ImageError? { failure.withLock { $0 } }

  /// How often both sides can be halved while a file is decoded, each time at a smaller cost.
  var mostDecodedHalvings: Int { format == .jpeg ? JPEG.mostHalvings : 0 }

  /// How often both sides can be halved where `width` x `height` pixels or more are needed.
  func halvings(atLeast width: Int, _ height: Int) -> Int {
    var halvings = 0
    while size(halved: halvings) != (1, 1), size(halved: halvings + 1).width >= width,
      size(halved: halvings + 1).height >= height
    {
      halvings += 1
    }
    return halvings
  }

  /// In pixels, upright, rounded up.
  func size(halved halvings: Int) -> (width: Int, height: Int) {
    let rest = 1 << halvings - 1
    return ((width + rest) >> halvings, (height + rest) >> halvings)
  }

  /// Decodes the pixels of a file that is no SVG, upright; nil where it is broken.
  ///
  /// - Parameter halvings: `mostDecodedHalvings` at most.
  func decoded(halvings: Int) -> ImagePixels? {
    attempt { () throws(ImageError) in
      switch format {
      case .png: ImagePixels(try PNG.decode(bytes))
      case .jpeg: try JPEG.decode(bytes, halvings: halvings).oriented(orientation)
      case .webp: try WebP.decode(bytes)
      case .svg: try SVGIcon(bytes).pixels(width: width, height: height)
      case .pixels: ImagePixels(width: width, height: height, bytes: bytes)
      }
    }
  }

  /// Whether it is a PNG without any transparency whose sums match: that much is known without decoding it.
  var isCheckedOpaque: Bool {
    guard format == .png, let contents = try? PNGContents(bytes), !contents.hasTransparentColor else {
      return false
    }
    switch contents.colorType {
    case .grey, .rgb, .palette: return true
    case .greyAlpha, .rgba: return false
    }
  }

  /// Draws an SVG in that many pixels; nil where it cannot be drawn so.
  func icon(width: Int, height: Int) -> ImagePixels? {
    // Which sizes can be drawn must not depend on those that were asked for before.
    noting { () throws(ImageError) in try icon?.pixels(width: width, height: height) } ?? nil
  }

  /// Whether an SVG is plain enough to be drawn as shapes.
  var isDrawnAsShapes: Bool { icon?.isDrawnAsShapes ?? false }

  /// Draws an SVG into `rect` of a context as shapes: of one that is broken what comes before the place, each time.
  func drawIcon(into context: OpaquePointer, _ rect: CGRect) {
    noting { () throws(ImageError) in try icon?.draw(into: context, rect) }
  }

  /// Nil, and the reason kept, where the file turns out to be broken.
  private func attempt<Result>(_ body: () throws(ImageError) -> Result) -> Result? {
    guard decodingError == nil else { return nil }
    return noting(body)
  }

  /// Nil, and the reason kept, this time.
  @discardableResult
  private func noting<Result>(_ body: () throws(ImageError) -> Result) -> Result? {
    do throws(ImageError) {
      return try body()
    } catch {
      failure.withLock { $0 = error }
      return nil
    }
  }
}
