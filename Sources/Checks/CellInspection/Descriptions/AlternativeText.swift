import CellAccessibility
package import Foundation
package import UIKit

/// The description of a picture for people who do not see it: what VoiceOver reads, without the words for controls.
package struct AlternativeText: Hashable, Sendable {
  /// The maximum length in characters.
  package static let maximumLength = 200

  package let text: String

  /// - Parameter texts: The texts in the order of reading.
  package init(_ texts: [String]) {
    text = Self.sentence(of: texts)
  }

  /// Returns the texts as one sentence, which is cut between words if it is too long.
  private static func sentence(of texts: [String]) -> String {
    let clauses = texts.map { text in
      let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return line.hasSuffix(".") || line.hasSuffix(",") ? String(line.dropLast()) : line
    }
    let sentence = clauses.filter { !$0.isEmpty }.joined(separator: ", ")
    guard let last = sentence.last else { return "" }
    guard sentence.count >= maximumLength else { return "!?…".contains(last) ? sentence : sentence + "." }
    let beginning = sentence.prefix(maximumLength - 1)
    let end = beginning.lastIndex(of: " ") ?? beginning.endIndex
    let whole = beginning[..<end].reversed().drop { ",.;: ".contains($0) }
    return String(whole.reversed()) + "…"
  }
}

extension AlternativeText {
  /// Describes the part of a view's picture in `rect`, in points from the top left corner of its visible area.
  ///
  /// - Parameter part: The part that the picture is about, in the same points; nil for all of it. Of an element that is
  ///   mostly outside, such as the cell around a label, only the views inside are described.
  @MainActor
  package init(of view: UIView, rect: CGRect, part: CGRect? = nil) {
    guard let part else {
      self.init(AccessibilityReading(of: view, in: rect).elements.map(\.name))
      return
    }
    let reading = AccessibilityReading(of: view, in: part)
    let read = Set(reading.objects.map { ObjectIdentifier($0) })
    let picture = CGRect(origin: .zero, size: part.size)
    self.init(
      zip(reading.elements, reading.objects).flatMap { element, object in
        if element.frame.isMostly(in: picture) { return [element.name] }
        return (object as? UIView).map { Self.texts(in: $0, of: view, part: part, leavingOut: read) } ?? []
      })
  }

  /// Describes the part of a view's picture in `rect` after a title that says what is drawn over it.
  @MainActor
  init(of view: UIView, rect: CGRect, title: String) {
    let texts = AccessibilityReading(of: view, in: rect).elements.map(\.name).filter { !$0.isEmpty }
    self.init(texts.isEmpty ? [title] : ["\(title): \(texts[0])"] + texts.dropFirst())
  }

  /// Returns the texts of the outermost views inside a view that are mostly in a part of the picture, from the top.
  ///
  /// - Parameter read: The views that are read as elements of their own.
  @MainActor
  private static func texts(
    in view: UIView, of root: UIView, part: CGRect, leavingOut read: Set<ObjectIdentifier>
  ) -> [String] {
    let corner = root.bounds.origin
    let inner = view.subviews
      .filter { !$0.isHidden && $0.alpha > 0 && !$0.accessibilityElementsHidden }
      .filter { !read.contains(ObjectIdentifier($0)) }
      .map { (view: $0, frame: root.convert($0.bounds, from: $0).offsetBy(dx: -corner.x, dy: -corner.y)) }
      .filter { $0.frame.intersects(part) }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    return inner.flatMap { view, frame in
      frame.isMostly(in: part)
        ? AccessibilityReading(of: view).elements.map(\.name)
        : texts(in: view, of: root, part: part, leavingOut: read)
    }
  }
}

extension CGRect {
  /// Returns whether at least half of the rectangle's area is in another rectangle.
  fileprivate func isMostly(in other: CGRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && 2 * common.width * common.height >= width * height
  }
}
