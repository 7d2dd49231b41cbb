import CellSnapshots
import Foundation

/// The first view that two layouts show differently, with both values.
struct ViewDifference: Hashable {
  /// The class of the cell around the view, or of the whole.
  var owner: String
  var view: String?
  var viewClass: String
  var row: IndexPath?
  var expected: String
  var actual: String
}

extension ViewDifference {
  /// Nil where the layouts say the same.
  init?(expected: [LayoutView], actual: [LayoutView]) {
    guard let index = Self.firstDifference(expected, actual) else { return nil }
    let old = index < expected.count ? expected[index] : nil
    let new = index < actual.count ? actual[index] : nil
    if let old, let new, old.isSameView(as: new) {
      let values = old.differingValues(from: new)
      self.init(at: index, in: actual, expected: values.expected, actual: values.actual)
    } else if let new, !expected.contains(where: { $0.isSameView(as: new) }) || old == nil {
      self.init(at: index, in: actual, expected: "no such view", actual: new.summary)
    } else if let old {
      self.init(at: index, in: expected, expected: old.summary, actual: new?.summary ?? "no such view")
    } else {
      return nil
    }
  }

  private init(at index: Int, in views: [LayoutView], expected: String, actual: String) {
    let view = views[index]
    let holder = views[...index].lastIndex { candidate in
      candidate.row != nil && candidate.depth <= view.depth
    }
    let ancestors = Self.ancestors(of: index, in: views)
    let cell = ancestors.last { views[$0].row != nil || $0 == 0 } ?? 0
    owner = views[cell].className
    self.view =
      cell == index
      ? nil
      : view.propertyName
        ?? ancestors.last(where: { $0 > cell && views[$0].propertyName != nil })
        .flatMap { views[$0].propertyName.map { "\($0).\(view.className)" } } ?? view.className
    viewClass = view.className
    row = holder.flatMap { Self.path(views[ancestors.first { views[$0].row != nil } ?? $0].row) }
    self.expected = expected
    self.actual = actual
  }

  /// The view itself and all that hold it, the outermost first.
  private static func ancestors(of index: Int, in views: [LayoutView]) -> [Int] {
    var result = [index]
    var depth = views[index].depth
    for candidate in views[..<index].indices.reversed() where views[candidate].depth < depth {
      result.append(candidate)
      depth = views[candidate].depth
    }
    return result.reversed()
  }

  private static func path(_ row: LayoutRow?) -> IndexPath? {
    guard case .row(let section, let row) = row else { return nil }
    return IndexPath(row: row, section: section)
  }

  private static func firstDifference(_ first: [LayoutView], _ second: [LayoutView]) -> Int? {
    let count = min(first.count, second.count)
    return (0..<count).first { first[$0] != second[$0] } ?? (first.count == second.count ? nil : count)
  }
}

extension LayoutView {
  fileprivate func isSameView(as other: LayoutView) -> Bool {
    depth == other.depth && className == other.className && propertyName == other.propertyName
      && row == other.row
  }

  fileprivate var summary: String {
    text.map { "\(className) \"\($0.prefix(30))\"" } ?? "\(className) at \(Self.text(frame))"
  }

  /// The first thing that differs, in the words of both.
  fileprivate func differingValues(from other: LayoutView) -> (expected: String, actual: String) {
    if text != other.text { return ("text \(Self.quoted(text))", "text \(Self.quoted(other.text))") }
    if frame != other.frame { return ("frame \(Self.text(frame))", "frame \(Self.text(other.frame))") }
    if lineCount != other.lineCount {
      return ("\(lineCount ?? 0) lines", "\(other.lineCount ?? 0) lines")
    }
    let keys = attributes.map(\.key) + other.attributes.map(\.key)
    let key = keys.first { attributes[$0] != other.attributes[$0] } ?? "look"
    return ("\(key) \(attributes[key] ?? "none")", "\(key) \(other.attributes[key] ?? "none")")
  }

  private static func quoted(_ text: String?) -> String {
    guard let text else { return "none" }
    return "\"\(text.prefix(40))\(text.count > 40 ? "…" : "")\""
  }

  static func text(_ rect: CGRect) -> String {
    "(\([rect.minX, rect.minY, rect.width, rect.height].map(PlainNumber.text).joined(separator: ", ")))"
  }
}
