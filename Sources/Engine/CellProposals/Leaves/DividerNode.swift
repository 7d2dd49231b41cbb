/// A line between the children of a stack.
package final class DividerNode: LayoutNode {
  private let stackAxis: NodeAxis
  private let thickness: Double

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - axis: The direction of the stack around it, which the line crosses. Without a stack it is vertical.
  ///   - thickness: The thickness in points: one pixel, or one point at accessibility text sizes.
  package init(in axis: NodeAxis?, thickness: Double, identifier: Int = 0) {
    stackAxis = axis ?? .vertical
    self.thickness = thickness
    super.init(identifier: identifier)
  }

  package override func size(for proposal: Proposal) -> LayoutSize {
    LayoutSize(
      thickness, along: stackAxis, across: proposal[stackAxis.other] ?? Proposal.standardLength)
  }
}
