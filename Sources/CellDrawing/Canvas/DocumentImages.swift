internal import CCairo
internal import Foundation

/// The pictures of one document: each is written once, as the bytes of its file where other programs read those alike.
final class DocumentImages {
  private final class Surface {
    let pointer: OpaquePointer

    /// A surface without pixels, whose file must be attached: Cairo then asks for its size alone.
    ///
    /// Nil where Cairo cannot make a surface of this size.
    init?(width: Int, height: Int, isOpaque: Bool) {
      guard
        let surface = cairo_image_surface_create(
          isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      else { return nil }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(surface)
        return nil
      }
      pointer = surface
    }

    deinit {
      cairo_surface_finish(pointer)
      cairo_surface_destroy(pointer)
    }

    /// Attaches the bytes of a file that shows the same, so that Cairo need not encode the pixels.
    func attach(_ file: [UInt8], _ type: String) {
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, file.count))
      copy.initialize(from: file, count: file.count)
      cairo_surface_set_mime_data(
        pointer, type, copy, UInt(file.count), { $0?.deallocate() }, copy)
    }
  }

  private enum Key: Hashable {
    case file(ContentHash, ImageSource.Format)
    case pixels(ContentHash, width: Int)
    case glyph(FaceReference, UInt32, size: Double, scale: Double)
  }

  private var surfaces: [Key: Surface] = [:]
  /// What is seen through the document's glass, by its number.
  let backdrops: [Int: Frost]

  init(backdrops: [Int: Frost] = [:]) {
    self.backdrops = backdrops
  }

  /// The surface of an image in its natural size; nil where its file is broken.
  func surface(of image: ImageSource) -> OpaquePointer? {
    let key = Key.file(image.contentHash, image.format)
    if let surface = surfaces[key] { return surface.pointer }
    guard let surface = Self.surface(of: image) else { return nil }
    surfaces[key] = surface
    return surface.pointer
  }

  private static func surface(of image: ImageSource) -> Surface? {
    if image.isCheckedOpaque {
      // The file's sums say that it is whole: nothing has to be decoded.
      let surface = Surface(width: image.width, height: image.height, isOpaque: true)
      surface?.attach(image.bytes, CAIRO_MIME_TYPE_PNG)
      return surface
    }
    guard let pixels = ScaledImages.shared.pixels(of: image, width: image.width, height: image.height)
    else { return nil }
    let isJPEG = image.format == .jpeg && JPEG.isPortable(image.bytes)
    guard isJPEG || image.format == .png else { return surface(writing: pixels) }
    let surface = Surface(width: pixels.width, height: pixels.height, isOpaque: pixels.isOpaque)
    surface?.attach(image.bytes, isJPEG ? CAIRO_MIME_TYPE_JPEG : CAIRO_MIME_TYPE_PNG)
    return surface
  }

  /// The surface of pixels that were made for the document.
  func surface(of pixels: ImagePixels) -> OpaquePointer? {
    let key = Key.pixels(ContentHash(of: pixels.bytes), width: pixels.width)
    if let surface = surfaces[key] { return surface.pointer }
    guard let surface = Self.surface(writing: pixels) else { return nil }
    surfaces[key] = surface
    return surface.pointer
  }

  /// The surface of a glyph, drawn by `make` the first time.
  func surface(
    ofGlyph glyph: UInt32, _ face: FaceReference, size: Double, scale: Double, make: () -> ImagePixels?
  ) -> OpaquePointer? {
    let key = Key.glyph(face, glyph, size: size, scale: scale)
    if let surface = surfaces[key] { return surface.pointer }
    guard let pixels = make(), let surface = Self.surface(writing: pixels) else { return nil }
    surfaces[key] = surface
    return surface.pointer
  }

  private static func surface(writing pixels: ImagePixels) -> Surface? {
    guard let file = png(pixels),
      let surface = Surface(width: pixels.width, height: pixels.height, isOpaque: pixels.isOpaque)
    else { return nil }
    surface.attach(file, CAIRO_MIME_TYPE_PNG)
    return surface
  }

  /// Nil where there is no memory.
  private static func png(_ pixels: ImagePixels) -> [UInt8]? {
    guard let bitmap = try? Bitmap(width: pixels.width, height: pixels.height) else { return nil }
    bitmap.pixels.copyBytes(from: pixels.bytes)
    return PNG.encode(bitmap, compression: .small)
  }
}
