public import Foundation

extension UIView {
  /// Asks for the smallest size; a view that lays out by hand takes it for no width at all.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// What fits by constraints, else by `sizeThatFits(_:)`, with the sides that are required as they are.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsOfTree()
    if let size = constrainedSize(target, horizontal: horizontal, vertical: vertical) { return size }
    let room = CGSize(
      width: target.width,
      height: vertical == .required || target.height > 0 ? target.height : .greatestFiniteMagnitude)
    let size = sizeThatFits(room)
    return CGSize(
      width: horizontal == .required ? target.width : size.width,
      height: vertical == .required ? target.height : size.height)
  }

  /// What the constraints inside ask for; nil where there are none.
  func solvedSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    guard let size = fittingEngine?.fittingSize(target, horizontal: horizontal, vertical: vertical) else {
      return nil
    }
    let scale = max(traitCollection.displayScale, 1)
    // Nothing added takes the sign from a zero.
    return CGSize(
      width: PixelGrid(scale: scale).up(size.width) + 0,
      height: PixelGrid(scale: scale).up(size.height) + 0)
  }

  /// The height that the view asks for at a width, by constraints or by `sizeThatFits(_:)`, in points.
  package func fittingHeight(atWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The engine of what is inside, apart from all that is around; nil where nothing inside has a constraint.
  private var fittingEngine: LayoutEngine? {
    guard LayoutEngine.isUsed else { return nil }
    if isLayoutHost {
      guard let engine = existingConstraintState?.engine, engine.hasConstraints else { return nil }
      return engine
    }
    let engine = LayoutEngine(host: self)
    engine.isScratch = true
    return engine.hasConstraints ? engine : nil
  }
}
