package import CellDrawing
package import Foundation

/// The last drawing of a layer's own content, its bounds, and whether the layer must draw again.
package struct LayerDrawing {
  var needsDisplay = true
  var needsDisplayOnBoundsChange = false
  package var bounds = CGRect.zero
  package var nodes: [Node] = []
}

extension CALayer {
  func recordDrawing() {
    let context = CGContext(bounds: bounds)
    drawing.needsDisplay = false
    draw(in: context)
    drawing.nodes = context.takeNodes()
    drawing.bounds = bounds
  }

  /// Returns the drawing of `draw(in:)` and `draw(_:)`, clipped to its bounds. If the bounds have changed since,
  /// `contentsGravity` places the drawing.
  func drawnNodes() -> [Node] {
    displayIfNeeded()
    let (bounds, drawn) = (self.bounds, drawing.bounds)
    guard !drawing.nodes.isEmpty else { return [] }
    var nodes = drawing.nodes
    if !nodes.allSatisfy({ $0.lies(in: drawn) }) {
      nodes = [.group(Group(clip: Group.Clip(path: .rect(drawn)), nodes: nodes))]
    }
    guard drawn != bounds else { return nodes }
    let target = contentsGravity.rect(of: drawn.size, in: bounds)
    guard drawn.width > 0, drawn.height > 0 else { return [] }
    let place = Transform.translation(x: -drawn.minX, y: -drawn.minY)
      .concatenating(.scale(x: target.width / drawn.width, y: target.height / drawn.height))
      .concatenating(.translation(x: target.minX, y: target.minY))
    return place.isTranslation
      ? nodes.translated(x: place.tx, y: place.ty) : [.group(Group(transform: place, nodes: nodes))]
  }

  /// Returns the affine part of `transform` around the anchor point. `offset` leads from the bounds to the nodes.
  func turning(_ transform: CATransform3D, offset: CGPoint) -> Transform {
    let center = CGPoint(
      x: offset.x + bounds.minX + anchorPoint.x * bounds.width,
      y: offset.y + bounds.minY + anchorPoint.y * bounds.height)
    return Transform.translation(x: -center.x, y: -center.y)
      .concatenating(transform.affinePart.drawing)
      .concatenating(.translation(x: center.x, y: center.y))
  }

  /// Returns the nodes of the picture in `contents`.
  func imageNodes(with traits: UITraitCollection) -> [Node] {
    let image: UIImage
    switch contents {
    case let contents as UIImage: image = contents
    case let contents as CGImage: image = UIImage(contents.image, scale: contentsScale)
    default: return []
    }
    image.reportIfMissing(in: self)
    if let sliced = sliced(image) {
      let rect = contentsGravity.rect(of: sliced.size, in: bounds)
      return sliced.nodes(in: rect, tint: nil, traits: traits)
    }
    let part = contentsRect
    let shown = CGSize(width: image.size.width * part.width, height: image.size.height * part.height)
    let rect = contentsGravity.rect(of: shown, in: bounds)
    guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else {
      return image.nodes(in: rect, tint: nil, traits: traits)
    }
    guard part.width > 0, part.height > 0 else { return [] }
    let whole = CGRect(
      x: rect.minX - part.minX / part.width * rect.width,
      y: rect.minY - part.minY / part.height * rect.height,
      width: rect.width / part.width, height: rect.height / part.height)
    let nodes = image.nodes(in: whole, tint: nil, traits: traits)
    return [.group(Group(clip: Group.Clip(path: .rect(rect)), nodes: nodes))]
  }

  /// Returns the visible part of the picture with the caps around `contentsCenter`, or nil if it is stretched as a
  /// whole.
  private func sliced(_ image: UIImage) -> UIImage? {
    let (whole, center) = (CGRect(x: 0, y: 0, width: 1, height: 1), contentsCenter)
    guard center != whole, contentsGravity.resizes else { return nil }
    var shown = image
    // Caps refer to the stored picture, so a turned picture is painted upright first.
    if contentsRect != whole || image.imageOrientation != .up {
      let pixels = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
      let part = CGRect(
        x: contentsRect.minX * pixels.width, y: contentsRect.minY * pixels.height,
        width: contentsRect.width * pixels.width, height: contentsRect.height * pixels.height)
      guard let cropped = image.cgImage?.cropping(to: part) else { return nil }
      shown = UIImage(cgImage: cropped, scale: image.scale, orientation: .up)
    }
    let size = shown.size
    let insets = UIEdgeInsets(
      top: center.minY * size.height, left: center.minX * size.width,
      bottom: (1 - center.maxY) * size.height, right: (1 - center.maxX) * size.width)
    return shown.resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }
}
