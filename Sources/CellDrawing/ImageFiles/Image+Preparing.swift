package import Foundation

extension Image {
  /// Decodes it and scales it, on any thread, to as many pixels as it covers in `size` pixels, so that drawing it there
  /// finds that done.
  package func prepare(inPixels size: CGSize) {
    guard size.width.isFinite, size.height.isFinite, max(size.width, size.height) < 16_384 else { return }
    let (width, height) = (max(1, Int(size.width.rounded())), max(1, Int(size.height.rounded())))
    _ = ScaledImages.shared.pixels(of: source, width: width, height: height)
  }

  /// Meanwhile the process keeps pixels of images as an app on a phone does, whose photos come back under the finger:
  /// 256 MB of them, however long nobody asks for them.
  package static func keepingPixelsAsOnAScreen<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    ScaledImages.shared.use(.onAScreen)
    defer { ScaledImages.shared.use(.usual) }
    return try body()
  }
}
