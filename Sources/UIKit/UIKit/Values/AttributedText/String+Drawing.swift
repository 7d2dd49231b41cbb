import CellDrawing
public import Foundation

extension String {
  /// Returns the size in points, not rounded, of the text with only its own line breaks.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    lines(attrs).laidOut(in: .zero).size
  }

  /// Returns the bounds in points, not rounded. A width of 0 sets no limit.
  ///
  /// Without `usesLineFragmentOrigin` the text is one line, and its rectangle is relative to the baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    drawing(options, attributes, context).boundingRect(with: size)
  }

  /// Draws the text into the current context, with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    lines(attrs).draw(in: CGRect(origin: point, size: .zero))
  }

  /// Draws the lines that fit into a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    guard rect.width > 0, rect.height > 0 else { return }
    lines(attrs).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    drawing(options, attributes, context).draw(in: rect)
  }

  private func lines(_ attributes: [NSAttributedString.Key: Any]?) -> StringDrawing {
    StringDrawing(AttributedText(self, attributes: attributes, traits: UITraitCollection.current))
  }

  private func drawing(
    _ options: NSStringDrawingOptions, _ attributes: [NSAttributedString.Key: Any]?,
    _ context: NSStringDrawingContext?
  ) -> StringDrawing {
    StringDrawing(
      AttributedText(self, attributes: attributes, traits: UITraitCollection.current), options: options,
      context: context)
  }
}
