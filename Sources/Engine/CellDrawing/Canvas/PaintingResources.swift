internal import CellSnapCairo
internal import Foundation

/// The resources that one thread keeps between paintings: fonts, blurred shapes and memory.
final class PaintingResources {
  let fonts: GlyphFonts
  let shadowMasks = ShadowMasks()
  let indexes = NodeIndexes()
  /// The next images of the scene that is being painted.
  var upcoming: UpcomingImages?
  /// The pictures seen through a document's glass, by their number, while they are gathered.
  private(set) var backdrops: [Int: BlurredBackdrop] = [:]
  /// The images that could not be painted because their files are broken, each once.
  private(set) var brokenImages: [ImageSource] = []
  private var glyphs: [cairo_glyph_t] = []
  private var kind: [cairo_glyph_t] = []

  /// - Parameter sharesFonts: Whether other threads draw with the same faces. False where a file holds the fonts.
  init(sharesFonts: Bool) {
    fonts = GlyphFonts(isShared: sharesFonts)
  }

  /// Begins to paint a scene.
  func begin(_ scene: Scene) {
    indexes.begin(scene.nodes)
    brokenImages = []
  }

  /// Notes an image if its file turned out to be broken when it was painted.
  func noteIfBroken(_ image: ImageSource) {
    guard image.decodingError != nil, !brokenImages.contains(where: { $0 === image }) else { return }
    brokenImages.append(image)
  }

  /// Keeps a picture for the document that numbered its glass.
  func keepBackdrop(_ number: Int, _ blurred: BlurredBackdrop) {
    if number > 0 { backdrops[number] = blurred }
  }

  /// Runs `body` with the glyphs moved to `origin`. Glyphs without a finite place are skipped.
  func withGlyphs(
    _ source: [GlyphRun.Glyph], at origin: CGPoint, _ body: (UnsafeBufferPointer<cairo_glyph_t>) -> Void
  ) {
    glyphs.removeAll(keepingCapacity: true)
    for glyph in source {
      let (x, y) = (origin.x + glyph.x, origin.y + glyph.y)
      guard x.isFinite, y.isFinite else { continue }
      glyphs.append(cairo_glyph_t(index: UInt(glyph.id), x: x, y: y))
    }
    glyphs.withUnsafeBufferPointer(body)
  }

  /// Runs `body` with the glyphs for which `place` returns a place.
  func withKind(
    of glyphs: UnsafeBufferPointer<cairo_glyph_t>, placedBy place: (cairo_glyph_t) -> cairo_glyph_t?,
    _ body: (UnsafeBufferPointer<cairo_glyph_t>) -> Void
  ) {
    kind.removeAll(keepingCapacity: true)
    for glyph in glyphs {
      if let placed = place(glyph) { kind.append(placed) }
    }
    kind.withUnsafeBufferPointer(body)
  }
}
