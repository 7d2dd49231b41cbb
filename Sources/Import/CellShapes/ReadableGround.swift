internal import CellCatalog
internal import CellDrawing
internal import Foundation
internal import UIKit

/// A ground on which the texts of a view can be seen.
@MainActor struct ReadableGround {
  /// The colour; nil if the texts can be seen on the given ground.
  let color: UIColor?

  /// The contrast below which a text cannot be seen, as the ratio of WCAG 2.
  private static let minimumContrast = 1.25

  /// - Parameters:
  ///   - ground: The colour behind the view.
  ///   - view: The view in a window, laid out.
  init(for view: UIView, on ground: UIColor) {
    let traits = view.traitCollection
    let texts = Self.colorsOfTexts(in: view).map { $0.resolvedColor(with: traits).cgColor.color }
    func contrast(_ color: UIColor) -> Double {
      let behind = color.resolvedColor(with: traits).cgColor.color
      return texts.map { $0.contrast(with: behind) }.min() ?? 21
    }
    guard contrast(ground) < Self.minimumContrast else {
      color = nil
      return
    }
    let others: [UIColor] = [.systemBackground, .black, .white, .systemGray]
    let best = others.enumerated().max {
      (contrast($0.element), -$0.offset) < (contrast($1.element), -$1.offset)
    }
    color = best.flatMap { contrast($0.element) >= Self.minimumContrast ? $0.element : nil }
  }

  /// The colours of the texts that have nothing between themselves and the ground.
  private static func colorsOfTexts(in view: UIView) -> [UIColor] {
    var behind: [CGRect] = []
    var colors: [UIColor] = []
    if hasBackground(view) { return [] }
    for part in view.subviews { visit(part, from: view, &behind, &colors) }
    if let own = colorOfText(in: view) { colors.append(own) }
    return colors.filter { $0.cgColor.alpha > 0.1 }
  }

  /// Visits the views in the order in which they are drawn.
  private static func visit(
    _ view: UIView, from root: UIView, _ behind: inout [CGRect], _ colors: inout [UIColor]
  ) {
    guard !view.isHidden, view.alpha > 0.1 else { return }
    let rect = view.convert(view.bounds, to: root)
    if covers(view) { behind.append(rect) }
    if let color = colorOfText(in: view), !rect.isEmpty,
      !behind.contains(where: { $0.contains(CGPoint(x: rect.midX, y: rect.midY)) })
    {
      colors.append(color)
    }
    for part in view.subviews { visit(part, from: root, &behind, &colors) }
  }

  private static func hasBackground(_ view: UIView) -> Bool {
    view.backgroundColor.map { $0.resolvedColor(with: view.traitCollection).cgColor.alpha > 0.1 } ?? false
  }

  /// Whether a view hides what is behind it.
  private static func covers(_ view: UIView) -> Bool {
    if hasBackground(view) { return true }
    switch view {
    case let imageView as UIImageView: return imageView.image != nil
    case is UILabel, is UITextField, is UITextView: return false
    case is UIVisualEffectView: return true
    default: break
    }
    // A layer of another class, one with content or layers of its own, or a view that draws may show anything.
    return type(of: view.layer) != CALayer.self || view.layer.contents != nil
      || view.layer.sublayers?.contains { !($0.delegate is UIView) } == true || drawsItself(view)
  }

  /// Whether a view may be of a class of the app that draws. Nobody can ask whether `draw(_:)` is overridden.
  private static func drawsItself(_ view: UIView) -> Bool {
    !UIKitModule.declares(type(of: view)) && !(view is UIControl) && !(view is UIStackView)
      && !(view is UITableViewCell) && !(view is UICollectionReusableView)
  }

  private static func colorOfText(in view: UIView) -> UIColor? {
    switch view {
    case let label as UILabel where label.text?.isEmpty == false:
      let text = label.attributedText
      return text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor ?? label.textColor
    case let field as UITextField where field.text?.isEmpty == false: return field.textColor
    case let text as UITextView where text.text?.isEmpty == false: return text.textColor ?? .label
    default: return nil
    }
  }
}
