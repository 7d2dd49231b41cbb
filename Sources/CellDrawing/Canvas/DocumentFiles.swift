/// The files that stand in documents for images: while it is kept, each is encoded once for all documents.
final class DocumentFiles: Sendable {
  static let shared = DocumentFiles(mostBytes: mostBytes)
  static let mostBytes = 64 << 20

  private let made: MadeOnce<DocumentFileStore>

  init(mostBytes: Int) {
    made = MadeOnce(DocumentFileStore(mostBytes: mostBytes))
  }

  func forgetAll() {
    made.withStore { $0 = DocumentFileStore(mostBytes: Self.mostBytes) }
  }

  /// The file of an image in its natural size: its own where other programs read that alike; nil where it is broken, or
  /// where another thread makes it and this one leaves.
  func file(of image: ImageSource, _ patience: Patience = .waits) -> DocumentFile? {
    if image.isCheckedOpaque {
      // The file's sums say that it is whole: nothing has to be decoded.
      return DocumentFile(
        file: SVGImageFile(bytes: image.bytes, type: .png), width: image.width, height: image.height,
        isOpaque: true)
    }
    return made.value(of: .image(image.content), patience) {
      let pixels = ScaledImages.shared.pixels(
        of: image, width: image.width, height: image.height, patience.withoutDoingElse)
      return pixels.flatMap { DocumentFile(of: $0, from: image) }
    }
  }

  /// The file of pixels that were made for a document; nil where there is no memory.
  func file(of pixels: ImagePixels) -> DocumentFile? {
    made.value(of: .pixels(ContentHash(of: pixels.bytes), width: pixels.width)) {
      DocumentFile(encoding: pixels)
    }
  }
}

/// A file that stands in a document, and what has to be known of its picture.
struct DocumentFile {
  var file: SVGImageFile
  var width: Int
  var height: Int
  var isOpaque: Bool

  init(file: SVGImageFile, width: Int, height: Int, isOpaque: Bool) {
    (self.file, self.width, self.height, self.isOpaque) = (file, width, height, isOpaque)
  }

  /// The image's own file where other programs read that alike, or one that is written of its pixels.
  fileprivate init?(of pixels: ImagePixels, from image: ImageSource) {
    let isJPEG = image.format == .jpeg && JPEG.isPortable(image.bytes)
    guard isJPEG || image.format == .png else {
      self.init(encoding: pixels)
      return
    }
    self.init(
      file: SVGImageFile(bytes: image.bytes, type: isJPEG ? .jpeg : .png), width: pixels.width,
      height: pixels.height, isOpaque: pixels.isOpaque)
  }

  /// Nil where there is no memory.
  fileprivate init?(encoding pixels: ImagePixels) {
    guard let bitmap = try? Bitmap(width: pixels.width, height: pixels.height) else { return nil }
    bitmap.pixels.copyBytes(from: pixels.bytes)
    // A copy has no room to grow, which what is kept would hold for nothing.
    let bytes = PNG.encode(bitmap, compression: .small).withUnsafeBufferPointer { Array($0) }
    self.init(
      file: SVGImageFile(bytes: bytes, type: .png), width: pixels.width,
      height: pixels.height, isOpaque: pixels.isOpaque)
  }
}
