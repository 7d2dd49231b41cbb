internal import Foundation

extension UIView {
  func autoresizeSubviews(from oldSize: CGSize) {
    let size = bounds.size
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      let mask = subview.autoresizingMask
      let frame = subview.frame
      let horizontal = Self.stretch(
        start: frame.minX, length: frame.width, from: oldSize.width, to: size.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      let vertical = Self.stretch(
        start: frame.minY, length: frame.height, from: oldSize.height, to: size.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      let resized = CGRect(
        x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
      if resized != frame { subview.frame = resized }
    }
  }

  /// Shares the difference among the flexible parts in proportion to their lengths, or evenly if the lengths are 0.
  private static func stretch(
    start: CGFloat, length: CGFloat, from oldTotal: CGFloat, to newTotal: CGFloat,
    flexible: (start: Bool, length: Bool, end: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let difference = newTotal - oldTotal
    guard difference != 0, flexible.start || flexible.length || flexible.end else { return (start, length) }
    let parts = (
      start: flexible.start ? max(0, start) : 0, length: flexible.length ? max(0, length) : 0,
      end: flexible.end ? max(0, oldTotal - start - length) : 0
    )
    let sum = parts.start + parts.length + parts.end
    let count: CGFloat = (flexible.start ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.end ? 1 : 0)
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum > 0 ? difference * part / sum : difference / count
    }
    return (
      start + share(flexible.start, parts.start), max(0, length + share(flexible.length, parts.length))
    )
  }
}
