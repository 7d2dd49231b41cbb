import CellDrawing
import Foundation
import UIKit

/// A rule that finds texts that are cut off although their labels do not say that they may be.
@MainActor
enum TruncationRule {
  static func faults(in tree: LintTree) -> [LintFault] {
    tree.nodes.flatMap { node -> [LintFault] in
      guard !node.visible.isEmpty else { return [] }
      if let label = node.view as? UILabel {
        let found =
          if let field = label.fieldOfText {
            fault(of: field, showing: label)
          } else if label.isTitleOfTable {
            LintFault?.none
          } else {
            fault(of: label)
          }
        return found.map { [$0] } ?? []
      }
      return drawnFaults(of: node.view)
    }
  }

  private static func fault(of label: UILabel) -> LintFault? {
    guard let string = label.text, !string.isEmpty, label.bounds.width > 0, label.bounds.height > 0 else {
      return nil
    }
    let text = label.drawnText
    let room = label.bounds.size
    let isTooWide = text.size.width > room.width + 0.01 && label.lineBreakMode == .byClipping
    let isTooHigh = isTooHigh(text, in: room)
    if !isTooHigh, !(isTooWide && ClippedGlyphs.areIn(label, text)) {
      guard text.isTruncated || isTooWide, !label.saysTextMayBeCutOff else { return nil }
      // A maximum number of lines that the text reaches is intentional.
      if label.numberOfLines > 1, text.lineCount >= label.numberOfLines { return nil }
    }
    let whole = label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
    return LintFault(
      .truncation, label, expected: "room for \(FindingText.quoted(string)), \(FindingText.size(whole))",
      actual: FindingText.size(room))
  }

  /// Returns whether the text is clearly too high. Some tolerance is needed, because Inter's lines are higher than the
  /// lines of SF Pro, for which real cells were designed.
  private static func isTooHigh(_ text: LaidOutText, in room: CGSize) -> Bool {
    text.size.height > room.height * 1.02 + 0.5
  }

  /// Returns the fault of a text field. The label of every field allows truncation, so this allowance does not count.
  private static func fault(of field: UITextField, showing label: UILabel) -> LintFault? {
    guard let string = label.text, !string.isEmpty, label.bounds.width > 0, label.bounds.height > 0,
      label.isTruncated || isTooHigh(label.drawnText, in: label.bounds.size)
    else { return nil }
    return LintFault(
      .truncation, field,
      expected:
        "room for the \(field.hasText ? "text" : "placeholder") \(FindingText.quoted(string)), "
        + FindingText.size(label.sizeThatFits(.zero)),
      actual: FindingText.size(label.bounds.size))
  }

  /// Returns the faults of texts that a view draws itself.
  private static func drawnFaults(of view: UIView) -> [LintFault] {
    view.layer.lastDrawing.nodes.compactMap { node in
      guard case .text(let text, _) = node, text.isTruncated else { return nil }
      return LintFault(
        .truncation, view, expected: "the whole of \(FindingText.quoted(text.layout.string))",
        actual: "\(text.lineCount) lines of it")
    }
  }
}

extension UILabel {
  /// Whether a table made the label for a section's title, with the number of lines that UIKit gives such titles.
  fileprivate var isTitleOfTable: Bool {
    let view = superview?.superview as? UITableViewHeaderFooterView
    return view?.reuseIdentifier == UITableViewHeaderFooterView.titleIdentifier
  }
}
