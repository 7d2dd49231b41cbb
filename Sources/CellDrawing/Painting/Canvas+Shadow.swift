internal import CCairo
internal import Foundation

extension Canvas {
  func shadow(_ shadow: Shadow) {
  }

  /// Paints the shadow of a run of glyphs.
  func shadow(_ shadow: TextShadow, of run: GlyphRun, _ appearance: TextAppearance, at origin: CGPoint) {
  }
}
