import CellDrawing
import Foundation
import UIKit

/// A rule that finds texts with too little contrast with their background, by the formula of WCAG 2.1.
@MainActor
enum ContrastRule {
  /// The share of the background that may be too similar to the text's colour, such as a rounded corner.
  private static let minimumShare = 0.2

  static func faults(in tree: LintTree) -> [LintFault] {
    let labels = tree.nodes.filter { node in
      guard case .text(let rect) = node.content else { return false }
      return !rect.intersection(node.visible).isEmpty && !isDisabled(node.view)
        && !isPlainPlaceholder(node.view)
    }
    guard !labels.isEmpty else { return [] }
    let whole = TextBackground(of: tree.root)
    return labels.compactMap { node in
      guard let label = node.view as? UILabel else { return nil }
      let rect = node.content.rect.intersection(node.visible)
      guard let backdrop = whole ?? TextBackground(of: tree.root, in: rect) else { return nil }
      for text in label.drawnText.visibleColors {
        let color = text.color.withAlpha(text.color.alpha * Double(node.opacity))
        let ratio = backdrop.contrast(of: color, in: rect, quantile: minimumShare)
        let isSystemColor = node.opacity == 1 && label.isSystemColor(text.color)
        let minimum = text.isLarge || isSystemColor ? 3.0 : 4.5
        // The printed hundredths decide.
        guard (ratio * 100).rounded() / 100 < minimum else { continue }
        return LintFault(
          .contrast, label, expected: "\(FindingText.number(minimum)):1",
          actual: "\(FindingText.number(CGFloat(ratio))):1")
      }
      return nil
    }
  }

  /// Returns whether a view is a placeholder in UIKit's own colour.
  private static func isPlainPlaceholder(_ view: UIView) -> Bool {
    guard let field = (view as? UILabel)?.fieldOfText, !field.hasText else { return false }
    guard let placeholder = field.attributedPlaceholder, placeholder.length > 0 else { return true }
    return placeholder.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .placeholderText
  }

  private static func isDisabled(_ view: UIView) -> Bool {
    if let label = view as? UILabel, !label.isEnabled { return true }
    var next: UIView? = view
    while let candidate = next {
      if let control = candidate as? UIControl, !control.isEnabled { return true }
      next = candidate.superview
    }
    return false
  }
}

extension UILabel {
  /// Returns whether a colour is one that UIKit itself gives to texts of cells and buttons.
  fileprivate func isSystemColor(_ color: Color) -> Bool {
    let system: [UIColor] = [.secondaryLabel, .link, .systemBlue, .systemRed]
    return system.contains { $0.resolvedColor(with: traitCollection).cgColor.color == color }
  }
}

/// The minimum weight of bold letters, which is the weight of headlines.
private let minimumBold = 600

extension LaidOutText {
  /// The colours of letters, each once. Pictures and colour emoji have their own colours and are left out.
  fileprivate var visibleColors: [(color: Color, isLarge: Bool)] {
    var found: [Color: Bool] = [:]
    var order: [Color] = []
    for run in lines.flatMap(\.runs) where run.attachment == nil && !run.glyphs.isEmpty {
      guard appearances.indices.contains(run.appearance), appearances[run.appearance].background == nil,
        appearances[run.appearance].pattern == nil,
        !run.face.hasColors
      else { continue }
      let color = appearances[run.appearance].color
      let isLarge = run.size >= 18 || (run.size >= 14 && run.face.weight >= minimumBold)
      if found[color] == nil { order.append(color) }
      found[color] = (found[color] ?? true) && isLarge
    }
    return order.map { ($0, found[$0] ?? false) }
  }
}
