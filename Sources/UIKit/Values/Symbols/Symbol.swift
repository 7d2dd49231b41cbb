internal import CellDrawing
internal import Foundation

/// The source of a symbol image, from which the image is made again in another size or weight.
struct Symbol: Hashable, Sendable {
  var name: String
  /// The app's own picture of the symbol, or nil if CellSnap draws the symbol.
  var artwork: Image?
  var values = SymbolValues()

  /// Whether the symbol points forward or backward in the direction of the language. Symbols of media, such as
  /// `forward.fill`, always point to the same side.
  var followsDirection: Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }

  /// The margin around the drawing, in hundredths of the point size.
  private static let margin: CGFloat = 9

  /// Returns the nodes and the size in points, with the top left corner at zero.
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

  /// Returns the app's own picture, as high as the symbol of a circle.
  private func content(of artwork: Image, _ unit: CGFloat) -> (nodes: [Node], size: CGSize) {
    let height = 118 * unit
    let size = CGSize(
      width: height * CGFloat(artwork.width) / CGFloat(max(artwork.height, 1)), height: height)
    return ([.image(ImageNode(image: artwork, rect: CGRect(origin: .zero, size: size)))], size)
  }
}

extension CGSize {
  /// Returns the size rounded up to whole pixels.
  fileprivate func roundedUp(to traits: UITraitCollection) -> CGSize {
    let grid = PixelGrid(of: traits)
    return CGSize(width: grid.up(width), height: grid.up(height))
  }
}
