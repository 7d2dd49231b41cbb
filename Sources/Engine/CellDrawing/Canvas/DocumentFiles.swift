/// A cache of the files that stand for images in documents. While a file is kept, it is not encoded again.
final class DocumentFiles: Sendable {
  static let shared = DocumentFiles(maximumBytes: maximumBytes)
  static let maximumBytes = 64 << 20

  private let cache: SingleFlightCache<DocumentFileStore>

  init(maximumBytes: Int) {
    cache = SingleFlightCache(DocumentFileStore(maximumBytes: maximumBytes))
  }

  func forgetAll() {
    cache.withStore { $0 = DocumentFileStore(maximumBytes: Self.maximumBytes) }
  }

  /// Returns the file of an image in its natural size.
  ///
  /// It is the image's own file if other programs read that file the same way. It is nil if the file is broken, or
  /// if another thread makes it and `policy` says not to wait.
  func file(of image: ImageSource, _ policy: WaitPolicy = .waits) -> DocumentFile? {
    if image.isCheckedOpaque {
      // The file's checksums prove that it is complete, so nothing has to be decoded.
      return DocumentFile(
        file: SVGImageFile(bytes: image.bytes, type: .png), width: image.width, height: image.height,
        isOpaque: true)
    }
    return cache.value(of: .image(image.content), policy) {
      let pixels = ScaledImages.shared.pixels(
        of: image, width: image.width, height: image.height, policy.withoutDoingElse)
      return pixels.flatMap { DocumentFile(of: $0, from: image) }
    }
  }

  /// Returns the file of pixels that were made for a document, or nil if there is no memory.
  func file(of pixels: ImagePixels) -> DocumentFile? {
    cache.value(of: .pixels(ContentHash(of: pixels.bytes), width: pixels.width)) {
      DocumentFile(encoding: pixels)
    }
  }
}

/// A file in a document, with the facts about its picture that the document needs.
struct DocumentFile {
  var file: SVGImageFile
  var width: Int
  var height: Int
  var isOpaque: Bool

  init(file: SVGImageFile, width: Int, height: Int, isOpaque: Bool) {
    (self.file, self.width, self.height, self.isOpaque) = (file, width, height, isOpaque)
  }

  /// Takes the image's own file if other programs read that file the same way, otherwise encodes the pixels.
  fileprivate init?(of pixels: ImagePixels, from image: ImageSource) {
    let isJPEG = image.format == .jpeg && JPEG.isPortable(image.bytes)
    guard image.isPlain, isJPEG || image.format == .png else {
      self.init(encoding: pixels)
      return
    }
    self.init(
      file: SVGImageFile(bytes: image.bytes, type: isJPEG ? .jpeg : .png), width: pixels.width,
      height: pixels.height, isOpaque: pixels.isOpaque)
  }

  /// Encodes pixels as PNG. Fails with nil if there is no memory.
  fileprivate init?(encoding pixels: ImagePixels) {
    guard let bitmap = try? Bitmap(width: pixels.width, height: pixels.height) else { return nil }
    bitmap.pixels.copyBytes(from: pixels.bytes)
    // The copy has no spare capacity, which a kept file would waste.
    let bytes = PNG.encode(bitmap, compression: .small).withUnsafeBufferPointer { Array($0) }
    self.init(
      file: SVGImageFile(bytes: bytes, type: .png), width: pixels.width,
      height: pixels.height, isOpaque: pixels.isOpaque)
  }
}
