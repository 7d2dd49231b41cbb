import Foundation

/// A section of a flow layout. The x axis runs along a line and the y axis from line to line, both in points.
struct FlowSection: Hashable, Sendable {
  struct Measures: Hashable, Sendable {
    var sizes: [CGSize]
    /// The insets around the lines, without header and footer.
    var inset: UIEdgeInsets
    var header: CGFloat
    var footer: CGFloat
    /// The length of the collection view along a line.
    var breadth: CGFloat
    var rules: FlowLines.Rules
  }

  /// The start of the section.
  let start: CGFloat
  let end: CGFloat
  let header: CGRect?
  let footer: CGRect?
  private let inset: UIEdgeInsets
  private let lines: FlowLines

  init(start: CGFloat, measures: Measures) {
    self.start = start
    inset = measures.inset
    var rules = measures.rules
    rules.lineLength = max(measures.breadth - inset.left - inset.right, 0)
    lines = FlowLines(sizes: measures.sizes, rules: rules)
    let breadth = measures.breadth
    header =
      measures.header > 0 ? CGRect(x: 0, y: start, width: breadth, height: measures.header) : nil
    let bottom = start + measures.header + inset.top + lines.extent + inset.bottom
    footer =
      measures.footer > 0 ? CGRect(x: 0, y: bottom, width: breadth, height: measures.footer) : nil
    end = bottom + measures.footer
  }

  var count: Int { lines.frames.count }

  func frame(ofItem item: Int) -> CGRect {
    lines.frames[item].offsetBy(dx: inset.left, dy: top)
  }

  /// The start of the first line.
  private var top: CGFloat { start + (header?.height ?? 0) + inset.top }

  /// Returns the items of the lines that touch a range.
  func items(in range: Range<CGFloat>) -> Range<Int> {
    let touched = lines.lines(in: range.lowerBound - top..<range.upperBound - top)
    guard let first = touched.first, let last = touched.last else { return 0..<0 }
    return first.items.lowerBound..<last.items.upperBound
  }
}
