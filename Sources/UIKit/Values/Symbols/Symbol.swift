internal import CellDrawing
internal import Foundation

/// What an image of a symbol is made of, to make it again in another size or weight.
struct Symbol: Hashable, Sendable {
  var name: String
  /// A picture of the app's own, or nil for one that is drawn.
  var artwork: Image?
  var values = SymbolValues()

  /// Around what is drawn, in hundredths of the point size.
  private static let margin: CGFloat = 9

  /// In points, the top left corner at zero.
  func content(with traits: UITraitCollection) -> (nodes: [Node], size: CGSize) {
    let unit = values.resolvedPointSize(with: traits) * (values.scale?.factor ?? 1) / 100
    let lineWidth = (values.weight ?? .regular).lineWidth
    if let artwork { return content(of: artwork, unit) }
    let drawing = SymbolLibrary.drawing(named: name) ?? SymbolLibrary.placeholder
    let extents = drawing.glyph.extents(lineWidth: lineWidth).insetBy(dx: -Self.margin, dy: -Self.margin)
    let place = Transform.translation(x: -extents.minX, y: -extents.minY)
      .concatenating(.scale(x: unit, y: unit))
    let nodes = drawing.glyph.nodes(isFilled: drawing.isFilled, lineWidth: lineWidth)
    let size = CGSize(width: extents.width * unit, height: extents.height * unit)
    return ([.group(Group(transform: place, nodes: nodes))], size.roundedUp(to: traits))
  }

  /// As high as a circle is.
  private func content(of artwork: Image, _ unit: CGFloat) -> (nodes: [Node], size: CGSize) {
    let height = 118 * unit
    let size = CGSize(
      width: height * CGFloat(artwork.width) / CGFloat(max(artwork.height, 1)), height: height)
    return ([.image(ImageNode(image: artwork, rect: CGRect(origin: .zero, size: size)))], size)
  }
}

extension CGSize {
  /// The next whole pixels.
  fileprivate func roundedUp(to traits: UITraitCollection) -> CGSize {
    let scale = traits.displayScale > 0 ? traits.displayScale : Device.current.displayScale
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.01).rounded(.up) / scale }
    return CGSize(width: up(width), height: up(height))
  }
}
