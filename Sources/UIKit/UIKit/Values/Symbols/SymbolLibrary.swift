internal import CellDrawing
internal import Foundation

/// The symbols by the names they have on an iPhone.
enum SymbolLibrary {
  struct Drawing: Hashable {
    var glyph: SymbolGlyph
    var isFilled: Bool
  }

  static let enclosures = [
    "circle", "square", "triangle", "rectangle", "seal", "shield", "diamond", "hexagon", "capsule", "app",
    "message", "bubble.left", "bubble.right", "bookmark", "house", "calendar", "doc", "folder", "envelope",
    "heart", "octagon",
  ]

  static let otherNames = [
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "arrow.forward": "arrow.right",
    "arrow.backward": "arrow.left", "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease", "bubble": "message", "sparkle": "star",
    "multiply": "xmark", "location.north": "location", "person.crop": "person", "photo.on.rectangle": "photo",
    "mappin.and.ellipse": "mappin", "cloud.sun": "cloud", "book.closed": "book", "bag.fill": "bag",
    "speaker.wave.1": "speaker.wave.2", "speaker.wave.3": "speaker.wave.2", "trash.slash": "trash",
    "arrowshape.left": "arrow.left", "arrowshape.right": "arrow.right", "gearshape.2": "gearshape",
    "person.3": "person.2", "rectangle.grid.2x2": "square.grid.2x2", "text.justify": "line.3.horizontal",
    "list.bullet.rectangle": "list.bullet", "arrow.uturn.backward": "arrow.uturn.left",
    "arrow.uturn.forward": "arrow.uturn.right", "clock.arrow.circlepath": "arrow.counterclockwise",
    "arrow.trianglehead.clockwise": "arrow.clockwise", "globe.europe.africa": "globe",
    "globe.americas": "globe",
    "character.book.closed": "character.book",
    "rectangle.portrait.and.arrow.right":
      "rectangle.portrait.and.arrow.forward", "list.bullet.rectangle.portrait": "list.bullet",
  ]

  /// Returns whether a symbol is an enclosure or is inside one, as `star.circle.fill` does.
  static func isEnclosed(_ name: String) -> Bool {
    let parts = name.split(separator: ".").filter { $0 != "fill" }
    return parts.last.map { enclosures.contains(String($0)) } ?? false
  }

  static func drawing(named name: String) -> Drawing? {
    if let glyph = glyph(named: name) { return Drawing(glyph: glyph, isFilled: false) }
    guard name.hasSuffix(".fill") else { return nil }
    return glyph(named: String(name.dropLast(".fill".count))).map { Drawing(glyph: $0, isFilled: true) }
  }

  private static func glyph(named name: String) -> SymbolGlyph? {
    if let text = SymbolShapes.all[otherNames[name] ?? name] { return SymbolGlyph(text) }
    if name.hasSuffix(".slash"), var whole = glyph(named: String(name.dropLast(".slash".count))) {
      whole.lines.append(SymbolPath.path("M10 8L90 92"))
      return whole
    }
    for shape in enclosures where name.hasSuffix("." + shape) {
      guard let inner = glyph(named: String(name.dropLast(shape.count + 1))),
        let outer = SymbolShapes.all[otherNames[shape] ?? shape]
      else { continue }
      return inner.enclosed(by: SymbolGlyph(outer).body, lowered: shape == "triangle")
    }
    return nil
  }

  /// The drawing for an unknown symbol: a square with a broken edge, as large as other symbols.
  static let placeholder = Drawing(
    glyph: SymbolGlyph(
      "|M8 30V22A22 22 14 180 270H30M42 8H58M70 8H78A78 22 14 270 360V30M92 42V58M92 70V78A78 78 14 0 90H70M58 92H42M30 92H22A22 78 14 90 180V70M8 58V42"
    ), isFilled: false)
}
