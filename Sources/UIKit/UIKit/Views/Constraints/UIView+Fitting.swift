public import Foundation

extension UIView {
  /// A target size that asks for the smallest size. A view without constraints receives it as a width of 0.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the size that fits by constraints, otherwise by `sizeThatFits(_:)`. A required side stays as it is.
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

  /// Returns the size that the constraints inside the view determine, or nil if there are none.
  func solvedSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    guard let size = fittingEngine?.fittingSize(target, horizontal: horizontal, vertical: vertical) else {
      return nil
    }
    let grid = PixelGrid(of: traitCollection)
    // Adding 0 removes the sign of a negative zero.
    return CGSize(width: grid.up(size.width) + 0, height: grid.up(size.height) + 0)
  }

  /// Returns the height at a width, by constraints or by `sizeThatFits(_:)`, in points.
  package func fittingHeight(atWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The engine of the view's contents without its surroundings, or nil if the contents have no constraints.
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
