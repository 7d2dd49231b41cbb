internal import Foundation

extension UIImage {
  private func copy(
    renderingMode: RenderingMode? = nil, resizingMode: ResizingMode? = nil, capInsets: UIEdgeInsets? = nil,
    orientation: Orientation? = nil, flipsForRightToLeft: Bool? = nil, ownTint: UIColor? = nil,
    alignmentRectInsets: UIEdgeInsets? = nil, baselineOffset: CGFloat?? = nil, isInPixels: Bool = false
  ) -> UIImage {
    UIImage(
      content: isInPixels ? inPixels(content) : content,
      darkContent: isInPixels ? darkContent.map(inPixels) : darkContent, size: size, scale: scale,
      renderingMode: renderingMode ?? self.renderingMode, resizingMode: resizingMode ?? self.resizingMode,
      capInsets: capInsets ?? self.capInsets, isResizable: isResizable || capInsets != nil,
      orientation: orientation ?? imageOrientation,
      flipsForRightToLeft: flipsForRightToLeft ?? flipsForRightToLeftLayoutDirection,
      ownTint: ownTint ?? self.ownTint, symbol: symbol,
      alignmentRectInsets: alignmentRectInsets ?? self.alignmentRectInsets,
      baselineOffset: baselineOffset ?? baselineOffsetFromBottom)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor) -> UIImage {
    copy(ownTint: color)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode, ownTint: color)
  }

  /// Returns the image with other insets of the part by which image views align it.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copy(alignmentRectInsets: alignmentInsets)
  }

  public var hasBaseline: Bool { baselineOffsetFromBottom != nil }

  /// Returns the image with a baseline, by which views and texts align it.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    copy(baselineOffset: .some(baselineOffset))
  }

  public func imageWithoutBaseline() -> UIImage { copy(baselineOffset: .some(nil)) }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    // An image that is stretched as a whole stays as sharp as it was drawn.
    let isWhole = capInsets == .zero && resizingMode == .stretch
    return copy(resizingMode: resizingMode, capInsets: capInsets, isInPixels: !isWhole)
  }

  /// Returns the image for an image view that mirrors it in a right-to-left layout, such as an arrow.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy(flipsForRightToLeft: true)
  }

  public func withHorizontallyFlippedOrientation() -> UIImage {
    copy(orientation: imageOrientation.flippedHorizontally)
  }

  /// Returns the image itself, because pictures are decoded when they are drawn and then kept.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns the image itself, as `preparingForDisplay()` does.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Passes the image itself to the handler. Unlike UIKit, it calls the handler at once.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
}
