import CellDrawing
public import Foundation

extension NSAttributedString {
  /// The size in points, not rounded, of the text broken at its line breaks only.
  public func size() -> CGSize {
    drawing([.usesLineFragmentOrigin]).laidOut(in: .zero).size
  }

  /// The bounds in points, not rounded; a width of 0 sets no limit.
  ///
  /// Without `usesLineFragmentOrigin` the text is one line, its rectangle relative to the baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    drawing(options, context).boundingRect(with: size)
  }

  /// Draws the text with its top left corner at a point, into the current context.
  public func draw(at point: CGPoint) {
    drawing([.usesLineFragmentOrigin]).draw(in: CGRect(origin: point, size: .zero))
  }

  /// Draws the lines that fit into a rectangle.
  public func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    drawing([.usesLineFragmentOrigin]).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    drawing(options, context).draw(in: rect)
  }

  /// Makes ahead, on any thread, what it takes to draw the lines that fit into a label of this size in points.
  package func prepareForDrawing(in size: CGSize) {
    guard length > 0, size.width > 0, size.height > 0 else { return }
    let text = drawing([.usesLineFragmentOrigin]).laidOut(in: size)
    GlyphPreparation.prepare(text, in: size, scale: Device.current.displayScale)
  }

  private func drawing(
    _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext? = nil
  ) -> StringDrawing {
    StringDrawing(
      AttributedText(self, traits: UITraitCollection.current), options: options, context: context)
  }
}
