package import Foundation

extension Image {
  /// Decodes the image and scales it to `size`, in pixels, so that drawing it there needs no more work. Any thread
  /// may call it.
  package func prepare(inPixels size: CGSize) {
    guard size.width.isFinite, size.height.isFinite, max(size.width, size.height) < 16_384 else { return }
    let (width, height) = (max(1, Int(size.width.rounded())), max(1, Int(size.height.rounded())))
    _ = ScaledImages.shared.pixels(of: source, width: width, height: height)
  }

  /// Runs `body` while the process keeps images' pixels as an app on a phone does, where photos scroll back into
  /// view. It keeps 256 MB of them, however long they are unused.
  package static func keepingPixelsAsOnAScreen<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    ScaledImages.shared.use(.onAScreen)
    defer { ScaledImages.shared.use(.usual) }
    return try body()
  }
}
