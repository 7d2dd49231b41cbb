/// A picture with a size of its own.
package final class PictureNode: LayoutNode {
  private let naturalSize: LayoutSize
  /// The smallest size of a picture that takes what it is offered, or nil if the picture keeps its size.
  private let minimumSize: LayoutSize?
  private let ownSpacing: Spacing

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - size: The picture's own size, in points.
  ///   - minimum: The insets of a resizable picture as a size, or nil if the picture keeps its size.
  ///   - spacing: The distances that it asks for. A symbol has others than a photo.
  ///   - baseline: The place of a symbol's baseline below its upper side, in points.
  package init(
    _ size: LayoutSize, resizableDownTo minimum: LayoutSize? = nil, spacing: Spacing = .ordinary,
    baseline: Double? = nil, identifier: Int = 0
  ) {
    naturalSize = size.corrected
    minimumSize = minimum?.corrected
    ownSpacing = spacing
    self.baseline = baseline
    super.init(identifier: identifier, explicitGuides: baseline == nil ? [] : .textBaselines)
  }

  private let baseline: Double?

  package override func size(for proposal: Proposal) -> LayoutSize {
    guard let minimumSize else { return naturalSize }
    return LayoutSize(
      proposal.width.map { max($0, minimumSize.width) } ?? naturalSize.width,
      proposal.height.map { max($0, minimumSize.height) } ?? naturalSize.height)
  }

  package override var spacing: Spacing { ownSpacing }

  package override func explicitValue(of guide: AlignmentGuide, for proposal: Proposal) -> Double? {
    switch guide.kind {
    case .firstTextBaseline, .lastTextBaseline: baseline
    case .start, .center, .end, .custom: nil
    }
  }
}
