internal import CCairo
internal import Foundation

/// The pictures of one document: each is written once, as the bytes of its file where other programs read those alike.
final class DocumentImages {
  private final class Surface {
    let pointer: OpaquePointer

    /// A surface without pixels, which must have an address: Cairo then asks for its size alone.
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

    /// Gives Cairo an address to write in the place of the pixels.
    func attach(_ address: String) {
      let bytes = Array(address.utf8)
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
      copy.initialize(from: bytes, count: bytes.count)
      cairo_surface_set_mime_data(
        pointer, CAIRO_MIME_TYPE_URI, copy, UInt(bytes.count), { $0?.deallocate() }, copy)
    }
  }

  private enum Key: Hashable {
    case file(ContentHash, ImageSource.Format)
    case pixels(ContentHash, width: Int)
    case glyph(FaceReference, UInt32, size: Double, scale: Double)
  }

  private var surfaces: [Key: Surface] = [:]
  /// What stands in the document for each image, by the number in its address.
  private(set) var files: [SVGImageFile] = []
  /// What is seen through the document's glass, by its number.
  let backdrops: [Int: Frost]

  init(backdrops: [Int: Frost] = [:]) {
    self.backdrops = backdrops
  }

  /// The surface of an image in its natural size; nil where its file is broken.
  func surface(of image: ImageSource) -> OpaquePointer? {
    let key = Key.file(image.contentHash, image.format)
    if let surface = surfaces[key] { return surface.pointer }
    guard let surface = makeSurface(of: image) else { return nil }
    surfaces[key] = surface
    return surface.pointer
  }

  private func makeSurface(of image: ImageSource) -> Surface? {
    if image.isCheckedOpaque {
      // The file's sums say that it is whole: nothing has to be decoded.
      return surface(
        of: SVGImageFile(bytes: image.bytes, type: .png), width: image.width, height: image.height,
        isOpaque: true)
    }
    guard let pixels = ScaledImages.shared.pixels(of: image, width: image.width, height: image.height)
    else { return nil }
    let isJPEG = image.format == .jpeg && JPEG.isPortable(image.bytes)
    guard isJPEG || image.format == .png else { return surface(writing: pixels) }
    return surface(
      of: SVGImageFile(bytes: image.bytes, type: isJPEG ? .jpeg : .png), width: pixels.width,
      height: pixels.height, isOpaque: pixels.isOpaque)
  }

  /// The surface of pixels that were made for the document.
  func surface(of pixels: ImagePixels) -> OpaquePointer? {
    let key = Key.pixels(ContentHash(of: pixels.bytes), width: pixels.width)
    if let surface = surfaces[key] { return surface.pointer }
    guard let surface = surface(writing: pixels) else { return nil }
    surfaces[key] = surface
    return surface.pointer
  }

  /// The surface of a glyph, drawn by `make` the first time.
  func surface(
    ofGlyph glyph: UInt32, _ face: FaceReference, size: Double, scale: Double, make: () -> ImagePixels?
  ) -> OpaquePointer? {
    let key = Key.glyph(face, glyph, size: size, scale: scale)
    if let surface = surfaces[key] { return surface.pointer }
    guard let pixels = make(), let surface = surface(writing: pixels) else { return nil }
    surfaces[key] = surface
    return surface.pointer
  }

  private func surface(writing pixels: ImagePixels) -> Surface? {
    guard let file = Self.png(pixels) else { return nil }
    return surface(
      of: SVGImageFile(bytes: file, type: .png), width: pixels.width, height: pixels.height,
      isOpaque: pixels.isOpaque)
  }

  private func surface(of file: SVGImageFile, width: Int, height: Int, isOpaque: Bool) -> Surface? {
    guard let surface = Surface(width: width, height: height, isOpaque: isOpaque) else { return nil }
    surface.attach(SVGImageFile.address(files.count))
    files.append(file)
    return surface
  }

  /// Nil where there is no memory.
  private static func png(_ pixels: ImagePixels) -> [UInt8]? {
    guard let bitmap = try? Bitmap(width: pixels.width, height: pixels.height) else { return nil }
    bitmap.pixels.copyBytes(from: pixels.bytes)
    return PNG.encode(bitmap, compression: .small)
  }
}
