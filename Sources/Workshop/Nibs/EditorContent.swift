internal import CellNibs
internal import Foundation
internal import UIKit

/// The size of a view's content on the editor's canvas, where it differs from the size in the app.
@MainActor struct EditorContent {
  private var width: CGFloat?
  private var height: CGFloat?
  /// The point size of the font in which the app's own label is shown, or nil for the label's font.
  private var fontSize: CGFloat?
  /// Whether other views rather stay small than this one: the document gives it no priority, or what is in it makes it
  /// longer.
  private var growsInStack = false

  /// `text` is the size of a view whose text is not measured here, or nil.
  init?(_ placed: NibInspection.Placed, in document: NibDocument, text: CGSize? = nil) {
    let object = placed.object
    takeStackSize(of: placed)
    if let control = OldControl(object, toolsVersion: document.toolsVersion) {
      (width, height) = (control.width, control.height)
    }
    if EditorFont.isMissing(in: object), case .rect(let frame) = object.values["frame"] {
      (width, height) = (frame.width, frame.height)
    }
    if let text { (width, height) = (text.width, text.height) }
    if let size = object.id.flatMap({ document.designableSizes[$0] }) { take(size, of: placed.view) }
    if case .size(let size) = object.values["intrinsicContentSize"] {
      (width, height) = (size.width, size.height)
    }
    if let written = object.attributes["placeholderIntrinsicWidth"].flatMap(Double.init) {
      width = CGFloat(written)
    }
    if let written = object.attributes["placeholderIntrinsicHeight"].flatMap(Double.init) {
      height = CGFloat(written)
    }
    if width == nil, height == nil, fontSize == nil { return nil }
  }

  /// Takes the size that the editor gives a view without content in a stack view, so that one sees it: 50 points, or the
  /// size with which it was dragged from the editor's library. A view that fills the stack view across its axis has none
  /// there, and an empty stack view has one along the axis alone.
  private mutating func takeStackSize(of placed: NibInspection.Placed) {
    guard let stack = placed.parent, stack.element == "stackView", let stored = placed.stored,
      Self.isEmpty(placed)
    else { return }
    let fills = ["fill", nil].contains(stack.attributes["alignment"]) || placed.object.element == "stackView"
    let isColumn = stack.attributes["axis"] == "vertical"
    if !isColumn || !fills {
      width = Self.length(stored.width, library: Self.librarySize.width, isAcross: isColumn)
    }
    if isColumn || !fills {
      height = Self.length(stored.height, library: Self.librarySize.height, isAcross: !isColumn)
    }
    growsInStack =
      placed.view.contentHuggingPriority(for: isColumn ? .vertical : .horizontal) == .defaultLow
      || !placed.view.subviews.isEmpty
  }

  /// Whether a view has no content that would give it a size.
  private static func isEmpty(_ placed: NibInspection.Placed) -> Bool {
    if placed.object.element == "view" { return true }
    return switch placed.view {
    case let label as UILabel: (label.text ?? "").isEmpty && label.numberOfLines == 1
    case let image as UIImageView: image.image == nil
    case let stack as UIStackView: stack.arrangedSubviews.isEmpty
    case let text as UITextView: text.isScrollEnabled
    default: false
    }
  }

  /// Returns the length that the editor gives a view. Along a stack view's axis another view may have stretched it, across
  /// the axis it may have had less room.
  private static func length(_ stored: CGFloat, library: CGFloat, isAcross: Bool) -> CGFloat {
    stored == library || isAcross && stored > stackSide ? library : stackSide
  }

  private static let stackSide: CGFloat = 50
  private static let librarySize = CGSize(width: 240, height: 128)

  /// Takes the size of a view that the editor drew with the app's own class.
  ///
  /// A label's size is the size of its text on one line. The size of the font follows from it, and a label of several
  /// lines flows in that font.
  private mutating func take(_ size: CGSize, of view: UIView) {
    (width, height) = (size.width, size.height)
    guard let label = view as? UILabel, label.attributedText?.length ?? 0 > 0, label.font.lineHeight > 0
    else { return }
    let fontSize = (size.height * label.font.pointSize / label.font.lineHeight).rounded(.down)
    guard fontSize >= 1 else { return }
    self.fontSize = fontSize
    if label.numberOfLines != 1 { height = nil }
  }

  /// Holds the view at the size as its content would, with its own priorities.
  func give(to view: UIView) {
    if let fontSize, let label = view as? UILabel { label.font = label.font.withSize(fontSize) }
    if let width { hold(view.widthAnchor, width - view.alignmentInsets.width, view, .horizontal) }
    if let height { hold(view.heightAnchor, height - view.alignmentInsets.height, view, .vertical) }
    // The size takes the place of the content's own.
    for (axis, length) in [(NSLayoutConstraint.Axis.horizontal, width), (.vertical, height)]
    where length != nil {
      view.setContentHuggingPriority(UILayoutPriority(0.01), for: axis)
      view.setContentCompressionResistancePriority(UILayoutPriority(0.01), for: axis)
    }
  }

  private func hold(
    _ anchor: NSLayoutDimension, _ length: CGFloat, _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) {
    let smallest = anchor.constraint(greaterThanOrEqualToConstant: length)
    smallest.priority = Self.content(view.contentCompressionResistancePriority(for: axis))
    let largest = anchor.constraint(lessThanOrEqualToConstant: length)
    let hugging = view.contentHuggingPriority(for: axis)
    largest.priority = growsInStack ? UILayoutPriority(1) : Self.content(hugging)
    NSLayoutConstraint.activate([smallest, largest])
  }

  /// The priority of a content, which gives way to required constraints.
  private static func content(_ priority: UILayoutPriority) -> UILayoutPriority {
    UILayoutPriority(min(priority.rawValue, 999.9))
  }
}

extension UIView {
  /// The lengths that the frame has beside the alignment rectangle, in points.
  fileprivate var alignmentInsets: CGSize {
    let insets = alignmentRectInsets
    return CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
  }
}

/// The fonts of texts.
@MainActor enum EditorFont {
  /// Whether an object shows a text in a font that is not here, so that nobody can measure the text.
  static func isMissing(in object: NibObject) -> Bool {
    guard ["label", "button", "textField"].contains(object.element) else { return false }
    return fonts(of: object).contains { font in
      guard case .named(let name, _) = font.face, !name.hasPrefix(".") else { return false }
      return !known.contains(name)
    }
  }

  /// The names of the fonts that are drawn as themselves. A font that stands in for an iPhone's has other measures.
  private static let known = Set(
    UIFont.familyNames + UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) })

  private static func fonts(of object: NibObject) -> [NibFont] {
    let own = object.values.values.flatMap { value -> [NibFont] in
      switch value {
      case .font(let font): [font]
      case .attributedString(let runs): runs.compactMap(\.font)
      default: []
      }
    }
    return own + object.children.filter { $0.element == "state" }.flatMap(fonts)
  }
}

/// A control whose size an older editor knew, as stored frames show.
private struct OldControl {
  var width: CGFloat?
  var height: CGFloat?

  init?(_ object: NibObject, toolsVersion: Int) {
    switch object.element {
    case "textField" where object.attributes["borderStyle"] == "roundedRect" && toolsVersion < 14800:
      height = 30
    case "segmentedControl" where toolsVersion < 14800: height = 29
    case "progressView" where toolsVersion < 17000: height = 2
    case "datePicker" where toolsVersion < 17000: (width, height) = (320, 216)
    default: return nil
    }
  }
}
