internal import CellSnapIcons
internal import Foundation

/// A document of the SVG format, drawn by librsvg: files and networks outside of the image are never read.
///
/// A plain and cheap document is drawn in this process, every other one by a worker with limits; both in the same way.
struct SVGIcon: Sendable {
  let bytes: [UInt8]
  /// The maximum cost of drawing it; nil where that is not known.
  private let burden: SVGBurden?
  private let limits: WorkerLimits

  init(_ bytes: [UInt8], limits: WorkerLimits = .usual) {
    self.bytes = bytes
    self.limits = limits
    burden = SVGBurden(of: bytes)
  }

  /// Whether the bytes begin like an SVG document, as far as can be said without reading XML.
  static func isSVG(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return text.hasPrefix("<") && text.contains("<svg")
  }

  /// Its natural size: width and height, or those of its view box, or 100 x 100.
  func size() throws(ImageError) -> (width: Int, height: Int) {
    var (width, height) = (0.0, 0.0)
    if burden != nil {
      (width, height) = try Document(bytes).size
    } else {
      let reply = try SVGWorker.reply(to: bytes, kind: CELLSNAP_WORKER_SIZE, limits: limits)
      (width, height) = (reply.width, reply.height)
    }
    guard width.isFinite, height.isFinite, width < 1e9, height < 1e9 else {
      throw .broken(format: "SVG", reason: "its size is not a number of pixels")
    }
    return (Int(width.rounded(.up)), Int(height.rounded(.up)))
  }

  func pixels(width: Int, height: Int) throws(ImageError) -> ImagePixels {
    // Checked first: where a bitmap of that size cannot be, none is asked for.
    _ = try Bitmap.byteCount(width: width, height: height)
    guard let burden, burden.isLight(width: width, height: height) else {
      let reply = try SVGWorker.reply(
        to: bytes, kind: CELLSNAP_WORKER_PAINT, width: width, height: height, limits: limits)
      return ImagePixels(width: width, height: height, bytes: reply.bytes)
    }
    let document = try Document(bytes)
    let bitmap = try Bitmap(width: width, height: height)
    // Shapes read each pixel before they write it: of fresh memory the kernel would map every page twice.
    bitmap.clear()
    guard let start = bitmap.pixels.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
      return ImagePixels(bitmap)
    }
    try document.attempt { cellsnap_svg_paint($0, start, Int32(width), Int32(height), $1) }
    return ImagePixels(bitmap)
  }

  /// Whether `draw` may be called: of everything else there are only pixels.
  var isDrawnAsShapes: Bool { burden?.isLightAsShapes ?? false }

  /// Draws the icon into `rect` of a context as shapes.
  func draw(into context: OpaquePointer, _ rect: CGRect) throws(ImageError) {
    try Document(bytes).attempt {
      cellsnap_svg_draw($0, context, rect.minX, rect.minY, rect.width, rect.height, $1)
    }
  }

  /// Owns what librsvg made of a document.
  private struct Document: ~Copyable {
    let pointer: OpaquePointer

    init(_ bytes: [UInt8]) throws(ImageError) {
      // A request of librsvg for fonts must find the process's, not the host's.
      _ = FontLibrary.shared
      var reason = [CChar](repeating: 0, count: Int(CELLSNAP_REASON_ROOM))
      guard let pointer = cellsnap_svg_open(bytes, bytes.count, &reason) else {
        throw Self.failure(reason)
      }
      self.pointer = pointer
    }

    deinit { cellsnap_svg_close(pointer) }

    /// In pixels.
    var size: (Double, Double) {
      var (width, height) = (0.0, 0.0)
      cellsnap_svg_size(pointer, &width, &height)
      return (width, height)
    }

    borrowing func attempt(
      _ body: (OpaquePointer, UnsafeMutablePointer<CChar>?) -> Int32
    ) throws(ImageError) {
      var reason = [CChar](repeating: 0, count: Int(CELLSNAP_REASON_ROOM))
      guard body(pointer, &reason) != 0 else { throw Self.failure(reason) }
    }

    private static func failure(_ reason: [CChar]) -> ImageError {
      let text = String(decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      return .broken(format: "SVG", reason: text)
    }
  }
}
