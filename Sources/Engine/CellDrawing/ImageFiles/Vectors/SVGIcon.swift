internal import CellSnapIcons
internal import CellSnapLoading
internal import Foundation

/// An SVG document, drawn by librsvg. Files and networks outside the image are never read.
///
/// A plain and cheap document is drawn in this process. Every other document is drawn by a worker with limits. Both
/// draw it the same way.
struct SVGIcon: Sendable {
  let bytes: [UInt8]
  /// The maximum cost of drawing the document, or nil if it is unknown.
  private let burden: SVGBurden?
  private let limits: WorkerLimits

  init(_ bytes: [UInt8], limits: WorkerLimits = .usual) {
    self.bytes = bytes
    self.limits = limits
    burden = SVGBurden(of: bytes)
  }

  /// Returns whether the bytes begin like an SVG document. XML is not parsed for this.
  static func isSVG(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return text.hasPrefix("<") && text.contains("<svg")
  }

  /// Returns the natural size in pixels: width and height, or the view box's width and height, or 100 x 100.
  func size() throws(ImageError) -> (width: Int, height: Int) {
    var (width, height) = (0.0, 0.0)
    if burden != nil {
      (width, height) = try Document(bytes).size
    } else {
      let reply = try SVGWorker.reply(to: bytes, kind: CELLSNAP_WORKER_SIZE, limits: limits)
      (width, height) = (reply.width, reply.height)
    }
    guard width.isFinite, height.isFinite, width < 1e9, height < 1e9 else {
      throw .broken(format: "SVG", reason: "its width or height is not a number of pixels below 1e9")
    }
    return (Int(width.rounded(.up)), Int(height.rounded(.up)))
  }

  func pixels(width: Int, height: Int) throws(ImageError) -> ImagePixels {
    // This is checked first: if there can be no bitmap of this size, no worker is asked.
    _ = try Bitmap.byteCount(width: width, height: height)
    guard let burden, burden.isLight(width: width, height: height) else {
      let reply = try SVGWorker.reply(
        to: bytes, kind: CELLSNAP_WORKER_PAINT, width: width, height: height, limits: limits)
      return ImagePixels(width: width, height: height, bytes: reply.bytes)
    }
    let document = try Document(bytes)
    let bitmap = try Bitmap(width: width, height: height)
    // Shapes read each pixel before they write it. In fresh memory, the kernel would then map every page twice.
    bitmap.clear()
    guard let start = bitmap.pixels.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
      return ImagePixels(bitmap)
    }
    try document.attempt { cellsnap_svg_paint($0, start, Int32(width), Int32(height), $1) }
    return ImagePixels(bitmap)
  }

  /// Whether `draw` may be called. All other documents can only be drawn as pixels.
  var isDrawnAsShapes: Bool { burden?.isLightAsShapes ?? false }

  /// Draws the icon into `rect` of a context as shapes.
  func draw(into context: OpaquePointer, _ rect: CGRect) throws(ImageError) {
    try Document(bytes).attempt {
      cellsnap_svg_draw($0, context, rect.minX, rect.minY, rect.width, rect.height, $1)
    }
  }

  /// The owner of a document that librsvg has opened.
  private struct Document: ~Copyable {
    let pointer: OpaquePointer

    init(_ bytes: [UInt8]) throws(ImageError) {
      try LoadedLibrary.require(CELLSNAP_RSVG, for: "SVG")
      // If librsvg looks for fonts, it must find the process's fonts, not the host's.
      _ = FontLibrary.shared
      var reason = [CChar](repeating: 0, count: Int(CELLSNAP_REASON_ROOM))
      guard let pointer = cellsnap_svg_open(bytes, bytes.count, &reason) else {
        throw Self.failure(reason)
      }
      self.pointer = pointer
    }

    deinit { cellsnap_svg_close(pointer) }

    /// The natural size in pixels.
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
      let text = String(
        decoding: reason.prefix { $0 != 0 }.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
      return .broken(format: "SVG", reason: text)
    }
  }
}
