internal import CellDrawing
internal import Foundation

/// The pixels of a bitmap context, which the app may read and write as well.
final class BitmapMemory {
  let layout: PixelLayout
  let bytesPerRow: Int
  private let bitmap: Bitmap
  /// The app's own memory, or memory that the app asked for. Until there is any, the bitmap alone has the pixels.
  private var bytes: UnsafeMutableRawPointer?
  private let isOwner: Bool

  init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, _ layout: PixelLayout
  ) {
    guard width > 0, height > 0, let bitmap = try? Bitmap(width: width, height: height) else { return nil }
    // An app that leaves the number of bytes to Core Graphics gets rows of multiples of 32 bytes.
    let bytesPerRow = bytesPerRow > 0 ? bytesPerRow : (width * layout.bytesPerPixel + 31) / 32 * 32
    guard bytesPerRow >= width * layout.bytesPerPixel else { return nil }
    (self.layout, self.bytesPerRow, self.bitmap) = (layout, bytesPerRow, bitmap)
    bytes = data
    isOwner = data == nil
    if data == nil, layout.isOpaque {
      // The empty picture without alpha is black.
      let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
      for index in pixels.indices { pixels[index] = 0xFF00_0000 }
    }
  }

  deinit {
    if isOwner { bytes?.deallocate() }
  }

  var width: Int { bitmap.width }
  var height: Int { bitmap.height }

  /// The bytes of the pixels, from the top row on.
  var data: UnsafeMutableRawPointer {
    if let bytes { return bytes }
    let new = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 32)
    new.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    layout.write(bitmap, to: new, bytesPerRow: bytesPerRow)
    bytes = new
    return new
  }

  func paint(_ nodes: [Node]) {
    read()
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    Painter().paint(Scene(size: bounds.size, nodes: nodes), rect: bounds, scale: 1, into: bitmap)
    if let bytes { layout.write(bitmap, to: bytes, bytesPerRow: bytesPerRow) }
  }

  /// A copy of the pixels as an image in the same layout.
  var image: CGImage {
    read()
    return CGImage(bitmap.image, layout: layout, bytesPerRow: width * layout.bytesPerPixel, provider: nil)
  }

  /// Reads the pixels that the app may have written.
  private func read() {
    if let bytes { layout.read(bytes, bytesPerRow: bytesPerRow, into: bitmap) }
  }
}
