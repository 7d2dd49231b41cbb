/// The facts in the header of an image file, read without decoding its pixels.
struct ImageHeader {
  /// The maximum side of an image that is decoded, in pixels.
  static let longestSide = 32_767
  static let maximumPixels = 100_000_000

  var format: ImageSource.Format
  /// The width in pixels, after `orientation` is applied.
  var width: Int
  var height: Int
  var orientation: ImageOrientation
  /// The colours of the channels, or nil for sRGB.
  var profile: ColorProfile?
  /// The document of an SVG, which was read for its size.
  var icon: SVGIcon?

  init(of bytes: [UInt8]) throws(ImageError) {
    var metadata = ImageMetadata()
    if bytes.starts(with: PNG.signature) {
      format = .png
      (width, height) = try PNG.size(of: bytes)
      metadata = PNG.metadata(of: bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
      (width, height) = try JPEG.size(of: bytes)
      metadata = JPEG.metadata(of: bytes)
    } else if bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    {
      format = .webp
      (width, height) = try WebP.size(of: bytes)
      metadata = WebP.metadata(of: bytes)
    } else if GIF.isGIF(bytes) {
      format = .gif
      (width, height) = try GIF.size(of: bytes)
    } else if TIFF.isTIFF(bytes) {
      format = .tiff
      (width, height) = try TIFF.size(of: bytes)
      metadata = TIFF.metadata(of: bytes)
    } else if BMPHeader.isBMP(bytes) {
      format = .bmp
      let header = try BMPHeader(bytes)
      (width, height) = (header.width, header.height)
      metadata.profile = header.profile
    } else if HEIF.isHEIF(bytes) {
      format = .heif
      (width, height) = try HEIF.size(of: bytes)
      metadata = HEIF.metadata(of: bytes)
    } else if SVGIcon.isSVG(bytes) {
      format = .svg
      let icon = SVGIcon(bytes)
      (width, height) = try icon.size()
      self.icon = icon
    } else {
      throw .unknownFormat
    }
    (orientation, profile) = (metadata.orientation, metadata.profile)
    if orientation.swapsSides { (width, height) = (height, width) }
    guard width > 0, height > 0 else { throw .broken(format: format.name, reason: "it has no size") }
    guard max(width, height) <= Self.longestSide, width * height <= Self.maximumPixels else {
      throw .tooLarge(width: width, height: height)
    }
  }
}

extension ImageSource.Format {
  var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .gif: "GIF"
    case .tiff: "TIFF"
    case .bmp: "BMP"
    case .heif: "HEIF"
    case .svg: "SVG"
    case .pixels: "pixels"
    }
  }
}
