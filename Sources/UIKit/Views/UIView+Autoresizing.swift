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

  /// Shares the difference among the flexible parts in proportion to their lengths, or evenly where they have none.
  private static func stretch(
    start: CGFloat, length: CGFloat, from oldTotal: CGFloat, to newTotal: CGFloat,
    flexible: (start: Bool, length: Bool, end: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let difference = newTotal - oldTotal
    let end = oldTotal - start - length
    let lengths = [
      flexible.start ? max(0, start) : 0, flexible.length ? max(0, length) : 0,
      flexible.end ? max(0, end) : 0,
    ]
    let sum = lengths.reduce(0, +)
    let flags = [flexible.start, flexible.length, flexible.end]
    let count = CGFloat(flags.filter { $0 }.count)
    guard difference != 0, count > 0 else { return (start, length) }
    let shares = zip(flags, lengths).map { isFlexible, part in
      isFlexible ? (sum > 0 ? difference * part / sum : difference / count) : 0
    }
    return (start + shares[0], max(0, length + shares[1]))
  }
}
