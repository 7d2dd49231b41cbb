internal import CellSnapCairo
internal import Foundation

/// The pictures of one document. Each is written once, as its own file if other programs read that file the same
/// way.
final class DocumentImages {
  private final class Surface {
    let pointer: OpaquePointer

    /// Makes a surface whose pixels are never used: Cairo only asks for its size, but requires memory at an
    /// address.
    ///
    /// Fails with nil if Cairo cannot make a surface of this size.
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

    /// Gives Cairo an address that it writes instead of the pixels.
    func attach(_ address: String) {
      let bytes = Array(address.utf8)
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
      copy.initialize(from: bytes, count: bytes.count)
      cairo_surface_set_mime_data(
        pointer, CAIRO_MIME_TYPE_URI, copy, UInt(bytes.count), { $0?.deallocate() }, copy)
    }
  }

  private enum Key: Hashable {
    case image(ImageContent)
    case pixels(ContentHash, width: Int)
    case glyph(FaceReference, UInt32, size: Double, scale: Double)
  }

  private var surfaces: [Key: Surface] = [:]
  /// The files of the document's images, by the number in their address.
  private(set) var files: [SVGImageFile] = []
  /// The blurred pictures seen through the document's glass, by their number.
  let backdrops: [Int: BlurredBackdrop]

  /// The images that the thread encodes while another thread encodes the one that comes next.
  private let upcoming: UpcomingImages

  init(_ upcoming: UpcomingImages, backdrops: [Int: BlurredBackdrop] = [:]) {
    self.upcoming = upcoming
    self.backdrops = backdrops
  }

  /// Returns the surface of an image in its natural size, or nil if the image's file is broken.
  func surface(of image: ImageSource) -> OpaquePointer? {
    let key = Key.image(image.content)
    if let surface = surfaces[key] { return surface.pointer }
    let file = DocumentFiles.shared.file(
      of: image,
      .waits { [upcoming] in
        guard let next = upcoming.next(after: image) else { return false }
        _ = DocumentFiles.shared.file(of: next.source, .leaves)
        return true
      })
    guard let file, let surface = makeSurface(of: file) else { return nil }
    surfaces[key] = surface
    return surface.pointer
  }

  /// Returns the surface of pixels that were made for the document.
  func surface(of pixels: ImagePixels) -> OpaquePointer? {
    let key = Key.pixels(ContentHash(of: pixels.bytes), width: pixels.width)
    if let surface = surfaces[key] { return surface.pointer }
    guard let surface = makeSurface(writing: pixels) else { return nil }
    surfaces[key] = surface
    return surface.pointer
  }

  /// Returns the surface of a glyph. `make` draws the glyph the first time.
  func surface(
    ofGlyph glyph: UInt32, _ face: FaceReference, size: Double, scale: Double, make: () -> ImagePixels?
  ) -> OpaquePointer? {
    let key = Key.glyph(face, glyph, size: size, scale: scale)
    if let surface = surfaces[key] { return surface.pointer }
    guard let pixels = make(), let surface = makeSurface(writing: pixels) else { return nil }
    surfaces[key] = surface
    return surface.pointer
  }

  private func makeSurface(writing pixels: ImagePixels) -> Surface? {
    DocumentFiles.shared.file(of: pixels).flatMap(makeSurface)
  }

  private func makeSurface(of file: DocumentFile) -> Surface? {
    guard let surface = Surface(width: file.width, height: file.height, isOpaque: file.isOpaque) else {
      return nil
    }
    surface.attach(SVGImageFile.address(files.count))
    files.append(file.file)
    return surface
  }
}
