import CellDrawing
public import Foundation

extension NSAttributedString {
  /// Returns the size in points, not rounded, of the text with only its own line breaks.
  public func size() -> CGSize {
    lines.laidOut(in: .zero).size
  }

  /// Returns the bounds in points, not rounded. A width of 0 sets no limit.
  ///
  /// Without `usesLineFragmentOrigin` the text is one line, and its rectangle is relative to the baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    drawing(options, context).boundingRect(with: size)
  }

  /// Draws the text into the current context, with its top left corner at a point.
  public func draw(at point: CGPoint) {
    lines.draw(in: CGRect(origin: point, size: .zero))
  }

  /// Draws the lines that fit into a rectangle.
  public func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    lines.draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    drawing(options, context).draw(in: rect)
  }

  /// Prepares, on any thread, the glyphs of the lines that fit into a label of this size in points.
  package func prepareForDrawing(in size: CGSize) {
    guard length > 0, size.width > 0, size.height > 0 else { return }
    let text = lines.laidOut(in: size)
    GlyphPreparation.prepare(text, in: size, scale: Device.current.displayScale)
  }

  private var lines: StringDrawing {
    StringDrawing(AttributedText(self, traits: UITraitCollection.current))
  }

  private func drawing(_ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> StringDrawing
  {
    StringDrawing(
      AttributedText(self, traits: UITraitCollection.current), options: options, context: context)
  }
}
