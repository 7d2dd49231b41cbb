public import Foundation

/// A drawing that is made once and can be drawn any number of times.
public final class CGLayer {
  public let size: CGSize
  public let context: CGContext?

  /// Creates a layer. Unlike Core Graphics, `context` has no effect: the layer has the same shapes in every
  /// context.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = size
    self.context = CGContext(bounds: CGRect(origin: .zero, size: size))
  }
}

extension CGContext {
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    for node in layer.context?.nodesSoFar ?? [] { append(node) }
    restoreGState()
  }

  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Fills the clip with copies of the image side by side, the first one in `rect`.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    let clip = boundingBoxOfClipPath
    guard byTiling, rect.width > 0, rect.height > 0, !clip.isNull, !clip.isInfinite else {
      return draw(image, in: rect)
    }
    guard rect.width.isFinite, rect.height.isFinite else { return }
    let columns = tiles(from: rect.minX, side: rect.width, over: clip.minX...max(clip.minX, clip.maxX))
    let rows = tiles(from: rect.minY, side: rect.height, over: clip.minY...max(clip.minY, clip.maxY))
    for y in rows {
      for x in columns { draw(image, in: CGRect(x: x, y: y, width: rect.width, height: rect.height)) }
    }
  }

  /// Returns the starts of the tiles that cover a range, at most a thousand.
  private func tiles(from start: CGFloat, side: CGFloat, over stretch: ClosedRange<CGFloat>) -> [CGFloat] {
    let first = ((stretch.lowerBound - start) / side).rounded(.down)
    let count = ((stretch.upperBound - (start + first * side)) / side).rounded(.up)
    return (0..<Int(max(0, min(1_000, count)))).map { start + (first + CGFloat($0)) * side }
  }
}
