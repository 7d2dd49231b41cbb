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

  /// The margin around a drawing whose box is not known, in hundredths of the point size.
  private static let margin: CGFloat = 9

  /// The drawing of a symbol, with the top left corner at zero.
  struct Content {
    var nodes: [Node]
    var box: SymbolBox
    var alignmentRectInsets: UIEdgeInsets
  }

  func content(with traits: UITraitCollection) -> Content {
    let pointSize = values.resolvedPointSize(with: traits)
    let grid = PixelGrid(of: traits)
    var (box, nodes): (SymbolBox, [Node])
    if let artwork {
      (box, nodes) = content(of: artwork, pointSize)
    } else if let known = SymbolLibrary.box(named: name) {
      box = known.resized(to: pointSize, values).rounded(to: grid)
      nodes = content(in: box, pointSize)
    } else {
      (box, nodes) = ownContent(pointSize, grid)
    }
    return Content(
      nodes: nodes, box: box, alignmentRectInsets: box.alignmentRectInsets(pointSize: pointSize, on: grid))
  }

  private var drawing: SymbolLibrary.Drawing {
    SymbolLibrary.drawing(named: name) ?? SymbolLibrary.placeholder
  }
  private var lineWidth: CGFloat { (values.weight ?? .regular).lineWidth }

  /// Returns the points that a hundredth of the drawing takes in its own size.
  private func unit(_ pointSize: CGFloat) -> CGFloat { pointSize * (values.scale?.factor ?? 1) / 100 }

  /// Returns the distance in points from the bottom edge to the baseline of a text whose capital letters have their middle
  /// at a distance from that edge.
  private func baseline(middle: CGFloat, _ pointSize: CGFloat) -> CGFloat {
    middle - UIFont.systemFont(ofSize: pointSize).capHeight / 2
  }

  /// Returns the drawing as large as fits the box. Beside a symbol of 17 points, the box has a margin of 2 points, or of 1.5
  /// points if the symbol is enclosed, and above and below it of 1 point. The margin does not depend on the scale.
  private func content(in box: SymbolBox, _ pointSize: CGFloat) -> [Node] {
    let drawing = drawing
    let extents = drawing.glyph.extents(lineWidth: lineWidth)
    let margin = pointSize / 17
    let side = SymbolLibrary.isEnclosed(name) ? 1.5 * margin : 2 * margin
    let room = CGRect(origin: .zero, size: box.size).insetBy(
      dx: min(side, box.width / 4), dy: min(margin, box.height / 4))
    let scale = min(room.width / extents.width, room.height / extents.height)
    let place = Transform.translation(x: -extents.midX, y: -extents.midY)
      .concatenating(.scale(x: scale, y: scale)).concatenating(.translation(x: room.midX, y: room.midY))
    return [
      .group(
        Group(transform: place, nodes: drawing.glyph.nodes(isFilled: drawing.isFilled, lineWidth: lineWidth)))
    ]
  }

  /// Returns the drawing in its own size, and the box around it.
  private func ownContent(_ pointSize: CGFloat, _ grid: PixelGrid) -> (SymbolBox, [Node]) {
    let (drawing, unit) = (drawing, unit(pointSize))
    let extents = drawing.glyph.extents(lineWidth: lineWidth).insetBy(dx: -Self.margin, dy: -Self.margin)
    let place = Transform.translation(x: -extents.minX, y: -extents.minY)
      .concatenating(.scale(x: unit, y: unit))
    let nodes = drawing.glyph.nodes(isFilled: drawing.isFilled, lineWidth: lineWidth)
    let height = grid.up(extents.height * unit)
    let box = SymbolBox(
      grid.up(extents.width * unit), height,
      grid.nearest(baseline(middle: height - (50 - extents.minY) * unit, pointSize)))
    return (box, [.group(Group(transform: place, nodes: nodes))])
  }

  /// Returns the app's own picture, as high as the symbol of a circle.
  private func content(of artwork: Image, _ pointSize: CGFloat) -> (SymbolBox, [Node]) {
    let height = 118 * unit(pointSize)
    let size = CGSize(
      width: height * CGFloat(artwork.width) / CGFloat(max(artwork.height, 1)), height: height)
    return (
      SymbolBox(size.width, size.height, baseline(middle: height / 2, pointSize)),
      [.image(ImageNode(image: artwork, rect: CGRect(origin: .zero, size: size)))]
    )
  }
}
