import CellCatalog
package import Foundation
import UIKit

/// The description of a picture for people who do not see it: the labels and texts of its views in reading order.
package struct AlternativeText: Hashable, Sendable {
  /// A label or text of a view, with its place in points.
  package struct Part: Hashable, Sendable {
    var text: String
    var frame: CGRect

    package init(text: String, frame: CGRect) {
      self.text = text
      self.frame = frame
    }
  }

  /// The maximum length in characters.
  package static let maximumLength = 200
  /// The maximum distance between the tops of parts in one line, in points. VoiceOver also reads such parts as a line.
  private static let lineDistance: CGFloat = 8

  package let text: String

  package init(_ parts: [Part], isRightToLeft: Bool) {
    let ordered = Self.inReadingOrder(parts, isRightToLeft: isRightToLeft)
    text = Self.sentence(of: ordered.map(\.text))
  }

  /// Returns the parts line by line, each line from its leading end.
  private static func inReadingOrder(_ parts: [Part], isRightToLeft: Bool) -> [Part] {
    var lines: [[Part]] = []
    for part in parts.enumerated().sorted(by: {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }).map(\.element) {
      if let top = lines.last?.first?.frame.minY, part.frame.minY - top < lineDistance {
        lines[lines.count - 1].append(part)
      } else {
        lines.append([part])
      }
    }
    return lines.flatMap { line in
      line.enumerated().sorted { first, second in
        let (one, other) = (first.element.frame, second.element.frame)
        let (start, otherStart) = isRightToLeft ? (-one.maxX, -other.maxX) : (one.minX, other.minX)
        return (start, first.offset) < (otherStart, second.offset)
      }.map(\.element)
    }
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
  @MainActor
  init(of view: UIView, rect: CGRect, isRightToLeft: Bool) {
    var capture = LayoutCapture(keepingLayers: true)
    capture.captureRoot(view, rect: rect)
    let corner = CGPoint(x: view.bounds.minX + rect.minX, y: view.bounds.minY + rect.minY)
    let picture = CGRect(origin: .zero, size: rect.size)
    var parts: [Part] = []
    // The depth of the view with a label that stands for everything in it.
    var labelled: Int?
    for (line, layer) in zip(capture.views, capture.layers) {
      if let depth = labelled, line.depth > depth { continue }
      labelled = nil
      if line.isHidden || layer.view?.accessibilityElementsHidden == true {
        labelled = line.depth
        continue
      }
      let label = layer.view?.accessibilityLabel ?? ""
      if !label.isEmpty { labelled = line.depth }
      guard let text = label.isEmpty ? line.text : label,
        let shown = layer.placed(in: view.layer, corner: corner)?.shown, shown.width > 0, shown.height > 0,
        shown.intersects(picture)
      else { continue }
      parts.append(Part(text: text, frame: shown))
    }
    self.init(parts, isRightToLeft: isRightToLeft)
  }
}
