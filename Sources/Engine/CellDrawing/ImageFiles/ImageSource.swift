internal import Foundation

/// The bytes of an `Image`, with the facts from their header.
package final class ImageSource: Sendable {
  /// The kind of the bytes: a file format, or plain pixels.
  package enum Format: Sendable {
    case png
    case jpeg
    case webp
    case gif
    case tiff
    case bmp
    case heif
    case svg
    case pixels
  }

  package let format: Format
  /// The file, or the premultiplied pixels in rows without gaps.
  package let bytes: [UInt8]
  /// The width of the upright image, in pixels.
  package let width: Int
  package let height: Int
  /// The hash of `bytes`.
  package let contentHash: ContentHash
  /// The path that the image was read from, for messages.
  package let path: String?
  /// The versions of the libraries that made the file, by library name. Other versions would make another file.
  let libraries: [String: String]
  let orientation: ImageOrientation
  /// The colours of the file's channels, or nil for sRGB.
  let profile: ColorProfile?
  /// The document of an SVG.
  private let icon: SVGIcon?
  package var content: ImageContent { ImageContent(hash: contentHash, format: format, width: width) }
  private let failure = Mutex<ImageError?>(nil)

  /// Throws `ImageError` if the format is unknown, the header is broken or the size is beyond 32,767 pixels a side
  /// or 100 million pixels in total.
  package convenience init(decoding bytes: [UInt8], path: String? = nil) throws(ImageError) {
    try self.init(decoding: bytes, path: path, libraries: [:])
  }

  init(
    decoding bytes: [UInt8], path: String?, libraries: [String: String]
  ) throws(ImageError) {
    let bytes = PhonePNG.isPhonePNG(bytes) ? try PhonePNG.ordinary(bytes) : bytes
    let header = try ImageHeader(of: bytes)
    format = header.format
    (width, height) = (header.width, header.height)
    orientation = header.orientation
    profile = header.profile
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
    profile = nil
    icon = nil
    self.width = width
    self.height = height
    contentHash = ContentHash(of: pixels)
  }

  /// The reason why nothing of the image was drawn so far, or nil if there is none.
  package var decodingError: ImageError? { failure.withLock { $0 } }

  /// The maximum number of times that decoding can halve both sides. Each time makes it cheaper.
  var maximumDecodedHalvings: Int { format == .jpeg ? JPEG.maximumHalvings : 0 }

  /// Returns how often both sides can be halved if at least `width` x `height` pixels are needed.
  func halvings(atLeast width: Int, _ height: Int) -> Int {
    var halvings = 0
    while size(halved: halvings) != (1, 1), size(halved: halvings + 1).width >= width,
      size(halved: halvings + 1).height >= height
    {
      halvings += 1
    }
    return halvings
  }

  /// Returns the size of the upright image after halving, in pixels, rounded up.
  func size(halved halvings: Int) -> (width: Int, height: Int) {
    let rest = 1 << halvings - 1
    return ((width + rest) >> halvings, (height + rest) >> halvings)
  }

  /// Decodes the pixels of the upright image, for SVG files in natural size. Returns nil if the file is broken.
  ///
  /// - Parameter halvings: The number of halvings, at most `maximumDecodedHalvings`.
  func decoded(halvings: Int) -> ImagePixels? {
    attempt { () throws(ImageError) in
      try stored(halvings: halvings).oriented(orientation)
    }
  }

  /// Returns the pixels as they are stored, without the orientation, in sRGB.
  private func stored(halvings: Int) throws(ImageError) -> ImagePixels {
    let (width, height) = orientation.swapsSides ? (height, width) : (width, height)
    return switch format {
    case .png: try PNG.pixels(bytes, profile: profile)
    case .jpeg: try JPEG.decode(bytes, halvings: halvings, profile: profile)
    case .webp: try WebP.decode(bytes, profile: profile)
    case .gif: try GIF.decode(bytes)
    case .tiff: try TIFF.decode(bytes, width: width, height: height, profile: profile)
    case .bmp: try BMP.decode(bytes)
    case .heif: try HEIF.decode(bytes, width: width, height: height, profile: profile)
    case .svg: try SVGIcon(bytes).pixels(width: width, height: height)
    case .pixels: ImagePixels(width: width, height: height, bytes: bytes)
    }
  }

  /// Whether other programs show the file's own pixels, as far as its orientation and its colours decide that.
  var isPlain: Bool { orientation == .up && profile == nil }

  /// Whether the file is a plain PNG without transparency whose checksums match. This is known without decoding it.
  var isCheckedOpaque: Bool {
    guard format == .png, isPlain, let contents = try? PNGContents(bytes), !contents.hasTransparentColor
    else {
      return false
    }
    switch contents.colorType {
    case .grey, .rgb, .palette: return true
    case .greyAlpha, .rgba: return false
    }
  }

  /// Whether the picture may have transparent pixels, as far as its format and its header say so.
  package var hasAlphaChannel: Bool {
    switch format {
    case .jpeg, .bmp: return false
    case .png:
      guard let contents = try? PNGContents(bytes) else { return true }
      return contents.hasTransparentColor || contents.colorType == .greyAlpha || contents.colorType == .rgba
    case .webp, .gif, .tiff, .heif, .svg, .pixels: return true
    }
  }

  /// Returns an SVG drawn with this many pixels, or nil if that is not possible.
  func icon(width: Int, height: Int) -> ImagePixels? {
    // Whether a size can be drawn must not depend on earlier sizes.
    noting { () throws(ImageError) in try icon?.pixels(width: width, height: height) } ?? nil
  }

  /// Whether an SVG is plain enough to be drawn as shapes.
  var isDrawnAsShapes: Bool { icon?.isDrawnAsShapes ?? false }

  /// Draws an SVG into `rect` of a context as shapes. For a broken SVG it draws, each time, the part before the
  /// error.
  func drawIcon(into context: OpaquePointer, _ rect: CGRect) {
    noting { () throws(ImageError) in try icon?.draw(into: context, rect) }
  }

  /// Runs `body`. If the file turns out to be broken, returns nil and keeps the reason, now and for later calls.
  private func attempt<Result>(_ body: () throws(ImageError) -> Result) -> Result? {
    guard decodingError?.isOfTheMoment != false else { return nil }
    return noting(body)
  }

  /// Runs `body`. If it fails, returns nil and keeps the reason.
  @discardableResult
  private func noting<Result>(_ body: () throws(ImageError) -> Result) -> Result? {
    do throws(ImageError) {
      let result = try body()
      // The file is not at fault for an image that the machine could not draw before.
      failure.withLock { if $0?.isOfTheMoment == true { $0 = nil } }
      return result
    } catch {
      failure.withLock { $0 = error }
      return nil
    }
  }
}
