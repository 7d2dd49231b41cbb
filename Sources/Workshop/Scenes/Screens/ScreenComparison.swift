import Foundation

/// A comparison of a screen's views with those that Apple's UIKit laid out.
///
/// A view is compared with the next view of its class at the same place of the tree, where texts with equal content
/// belong together. Frames count from the nearest compared view around them, so that a moved view does not move all
/// that it contains.
@MainActor struct ScreenComparison {
  /// The maximum difference that counts as equal, in points.
  private static let tolerance = 0.5 + 1e-3
  /// The maximum difference of a text's width from its width in Apple's font, as a fraction of that width.
  private static let textTolerance = 0.04

  private(set) var lines: [String] = []
  /// The number of Apple's views that are compared, and the number of those that are within half a point.
  private(set) var count = 0
  private(set) var nearCount = 0
  /// The number of views that differ only in the width of their text, as they must with another font.
  private(set) var textCount = 0
  /// The number of Apple's views that are skipped, by class.
  private(set) var skipped: [String: Int] = [:]

  private let classes: ScreenClasses

  init(_ apple: ScreenNode, _ ours: ScreenNode) {
    apple.markScreen()
    classes = ScreenClasses(apple, ours)
    pair(parts(below: apple, isApple: true), parts(below: ours, isApple: false))
  }

  /// A view with its frame from the nearest compared view around it.
  private struct Part {
    let node: ScreenNode
    let frame: CGRect
    /// Whether a private view of UIKit contains the view directly.
    let isInside: Bool

    var name: String { ScreenClasses.name(node.className) }
  }

  /// Returns the views below one, with skipped views' subviews in their place.
  private mutating func parts(below node: ScreenNode, isApple: Bool) -> [Part] {
    var parts: [Part] = []
    collect(node, from: .zero, isInside: ScreenClasses.isClosed(node.className), isApple, into: &parts)
    return parts
  }

  /// Returns the views below a part. A plain view that fills a private one is private, too.
  private mutating func parts(below part: Part, isApple: Bool) -> [Part] {
    let isWrapped = part.isInside && ScreenClasses.isPlain(part.name)
    return parts(below: part.node, isApple: isApple).map { child in
      let fills = child.frame.origin == .zero && child.frame.size == part.frame.size
      return Part(node: child.node, frame: child.frame, isInside: child.isInside || (isWrapped && fills))
    }
  }

  private mutating func collect(
    _ node: ScreenNode, from origin: CGPoint, isInside: Bool, _ isApple: Bool, into parts: inout [Part]
  ) {
    for child in node.children {
      let frame = child.frame.offsetBy(dx: origin.x, dy: origin.y)
      let isEmpty = isApple && isInside && child.isEmpty && ScreenClasses.isPlain(child.className)
      if child.isHidden || (isApple && !child.isOnScreen) || isEmpty {
        if isApple { skip(child) }
      } else if isApple ? classes.skips(child.className) : classes.skipsOurs(child.className) {
        if isApple { skipped[child.className, default: 0] += 1 }
        collect(child, from: frame.origin, isInside: true, isApple, into: &parts)
      } else {
        parts.append(Part(node: child, frame: frame, isInside: isInside))
      }
    }
  }

  private mutating func skip(_ node: ScreenNode) {
    for node in node.all { skipped[node.className, default: 0] += 1 }
  }

  /// Compares the views at one place of the tree. Private parts that do not match give way to the views in them.
  private mutating func pair(_ apple: [Part], _ ours: [Part]) {
    var restOfOurs = ours
    var rest: [Part] = []
    // The parts that UIKit keeps to itself take what is left over.
    for part in apple.filter({ !$0.isInside }) + apple.filter(\.isInside) {
      if let place = place(of: part, in: restOfOurs) {
        compare(part, restOfOurs.remove(at: place))
      } else {
        rest.append(part)
      }
    }
    let isPrivate = { (part: Part) in part.isInside && ScreenClasses.isPlain(part.name) }
    guard rest.contains(where: isPrivate) || (!rest.isEmpty && restOfOurs.contains(where: isPrivate)) else {
      for part in rest { miss(part) }
      return
    }
    var (below, belowOurs): ([Part], [Part]) = ([], [])
    for part in rest {
      guard isPrivate(part) else {
        below.append(part)
        continue
      }
      skipped[part.node.className, default: 0] += 1
      collect(part.node, from: part.frame.origin, isInside: true, true, into: &below)
    }
    for part in restOfOurs {
      guard isPrivate(part) else {
        belowOurs.append(part)
        continue
      }
      collect(part.node, from: part.frame.origin, isInside: true, false, into: &belowOurs)
    }
    pair(below, belowOurs)
  }

  /// Returns the index of the view that belongs to one of Apple's.
  private func place(of part: Part, in rest: [Part]) -> Int? {
    let candidates = rest.indices.filter { rest[$0].name == part.name }
    if let text = part.node.text, let equal = candidates.first(where: { rest[$0].node.text == text }) {
      return equal
    }
    guard let nearest = candidates.min(by: { distance(rest[$0], part) < distance(rest[$1], part) }) else {
      return nil
    }
    // A private part is only the one at its place, since either side may have more of them.
    let isPlain = ScreenClasses.isPlain(part.name) && (part.isInside || rest[nearest].isInside)
    return isPlain && distance(rest[nearest], part) > 2 ? nil : nearest
  }

  private func distance(_ one: Part, _ other: Part) -> CGFloat {
    zip(one.frame.numbers, other.frame.numbers).map { abs($0 - $1) }.reduce(0, +)
  }

  private mutating func miss(_ part: Part) {
    count += 1
    lines.append("\(title(of: part))  Apple \(text(part.frame))  not here")
    pair(parts(below: part, isApple: true), [])
  }

  private mutating func compare(_ apple: Part, _ ours: Part) {
    count += 1
    let isNear = zip(apple.frame.numbers, ours.frame.numbers).allSatisfy { abs($0 - $1) <= Self.tolerance }
    let isText = !isNear && isTextWidth(apple, ours)
    if isNear { nearCount += 1 }
    if isText { textCount += 1 }
    if !isNear {
      lines.append(
        "\(title(of: apple))  Apple \(text(apple.frame))  here \(text(ours.frame))"
          + (isText ? "  (the width of a text)" : ""))
    }
    compareColors(apple, ours)
    pair(parts(below: apple, isApple: true), parts(below: ours, isApple: false))
  }

  /// Whether the view shows a text whose width is nearly the same, with the same height and middle or edge.
  private func isTextWidth(_ apple: Part, _ ours: Part) -> Bool {
    guard let text = apple.node.text, text == ours.node.text else { return false }
    let maximum = max(apple.frame.width * Self.textTolerance, 1)
    return abs(apple.frame.width - ours.frame.width) <= maximum
      && abs(apple.frame.minX - ours.frame.minX) <= maximum
      && abs(apple.frame.minY - ours.frame.minY) <= Self.tolerance
      && abs(apple.frame.height - ours.frame.height) <= Self.tolerance
  }

  private mutating func compareColors(_ apple: Part, _ ours: Part) {
    // Where Apple's view has none, a private view below it may draw the background.
    guard let expected = apple.node.background else { return }
    if let actual = ours.node.background, expected.isNear(actual) { return }
    lines.append(
      "\(title(of: apple))  background: Apple \(expected)  here \(ours.node.background?.description ?? "none")"
    )
  }

  private func title(of part: Part) -> String {
    let text = part.node.text.map { " \"\($0.prefix(24))\"" } ?? ""
    return "\(part.node.path)  \(part.node.className)\(text)"
  }

  private func text(_ frame: CGRect) -> String {
    frame.numbers.map { String(format: "%.6g", ($0 * 1_000).rounded() / 1_000) }.joined(separator: " ")
  }
}
