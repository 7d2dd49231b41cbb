internal import CCairo
internal import CRSVG
internal import Foundation

/// The SVG format, drawn by librsvg: files and networks outside of the image are never read.
enum SVGIcon {
  /// Whether the bytes begin like an SVG document, as far as can be said without reading XML.
  static func isSVG(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return text.hasPrefix("<") && text.contains("<svg")
  }

  /// Its natural size: width and height, or those of its view box, or 100 x 100.
  static func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    let icon = try Handle(bytes)
    let size = icon.size
    guard size.width.isFinite, size.height.isFinite, size.width < 1e9, size.height < 1e9 else {
      throw .broken(format: "SVG", reason: "its size is not a number of pixels")
    }
    return (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
  }

  static func decode(_ bytes: [UInt8], width: Int, _ height: Int) throws(ImageError) -> ImagePixels {
    let icon = try Handle(bytes)
    let bitmap = try Bitmap(width: width, height: height)
    // Shapes read each pixel before they write it: of fresh memory the kernel would map every page twice.
    bitmap.clear()
    var result = Result<Void, ImageError>.success(())
    bitmap.draw { context in
      result = Result { () throws(ImageError) in
        try icon.draw(context, CGRect(x: 0, y: 0, width: width, height: height))
      }
    }
    try result.get()
    return ImagePixels(bitmap)
  }

  /// Draws the icon into `rect` of a context as shapes.
  static func draw(_ bytes: [UInt8], into context: OpaquePointer, _ rect: CGRect) throws(ImageError) {
    try Handle(bytes).draw(context, rect)
  }

  /// The middle one of the pictures in a document that holds a symbol in all its weights and sizes.
  private static let symbolElement = "#Regular-M"

  /// Owns what librsvg made of a document.
  private final class Handle {
    let pointer: UnsafeMutablePointer<RsvgHandle>
    /// What is drawn of a document of symbols; nil for all of it.
    private var element: String? {
      rsvg_handle_has_sub(pointer, SVGIcon.symbolElement) != 0 ? SVGIcon.symbolElement : nil
    }

    init(_ bytes: [UInt8]) throws(ImageError) {
      // Its texts are drawn with the fonts that are the process's, which would else be the host's.
      _ = FontLibrary.shared
      var error: UnsafeMutablePointer<GError>?
      let handle = bytes.withUnsafeBufferPointer {
        rsvg_handle_new_from_data($0.baseAddress, UInt($0.count), &error)
      }
      guard let handle else { throw SVGIcon.failure(&error) }
      pointer = handle
      rsvg_handle_set_dpi(pointer, 96)
    }

    deinit {
      g_object_unref(pointer)
    }

    var size: CGSize {
      if let element {
        var (ink, logical) = (RsvgRectangle(), RsvgRectangle())
        guard rsvg_handle_get_geometry_for_element(pointer, element, &ink, &logical, nil) != 0 else {
          return CGSize(width: 100, height: 100)
        }
        return CGSize(width: ink.width, height: ink.height)
      }
      var (width, height) = (0.0, 0.0)
      if rsvg_handle_get_intrinsic_size_in_pixels(pointer, &width, &height) != 0, width > 0, height > 0 {
        return CGSize(width: width, height: height)
      }
      var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
      var (length, other) = (RsvgLength(), RsvgLength())
      var box = RsvgRectangle()
      rsvg_handle_get_intrinsic_dimensions(
        pointer, &hasWidth, &length, &hasHeight, &other, &hasBox, &box)
      return hasBox != 0 && box.width > 0 && box.height > 0
        ? CGSize(width: box.width, height: box.height) : CGSize(width: 100, height: 100)
    }

    func draw(_ context: OpaquePointer?, _ rect: CGRect) throws(ImageError) {
      var viewport = RsvgRectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
      var error: UnsafeMutablePointer<GError>?
      let isDrawn =
        if let element {
          rsvg_handle_render_element(pointer, context, element, &viewport, &error)
        } else {
          rsvg_handle_render_document(pointer, context, &viewport, &error)
        }
      guard isDrawn != 0 else {
        throw SVGIcon.failure(&error)
      }
    }
  }

  private static func failure(_ error: inout UnsafeMutablePointer<GError>?) -> ImageError {
    let reason = error.map { String(cString: $0.pointee.message) } ?? "it cannot be drawn"
    g_clear_error(&error)
    return .broken(format: "SVG", reason: reason)
  }
}
