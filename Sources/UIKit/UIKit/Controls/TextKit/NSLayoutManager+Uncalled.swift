import Foundation

extension NSLayoutManager {
  static let uncalledMembers = UncalledMembers(
    of: NSLayoutManager.self, plain: PlainManager.self,
    overriding: [
      "drawBackground(forGlyphRange:at:)": BackgroundManager.self,
      "drawGlyphs(forGlyphRange:at:)": GlyphManager.self,
    ])
}

private final class PlainManager: NSLayoutManager {}

private final class BackgroundManager: NSLayoutManager {
  override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    preconditionFailure("only the place of the method is used")
  }
}

private final class GlyphManager: NSLayoutManager {
  override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    preconditionFailure("only the place of the method is used")
  }
}
