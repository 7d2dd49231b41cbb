public import Foundation

extension CGContext {
  /// Draws an image with y upwards, as in UIKit: upside down unless the context is flipped.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let upright = UIImage(cgImage: image).nodes(
      in: CGRect(x: 0, y: 0, width: rect.width, height: rect.height), tint: nil, traits: .current)
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    for node in upright { append(node) }
    restoreGState()
  }
}
