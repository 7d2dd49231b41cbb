package import CellDrawing
public import Foundation

/// A view that draws text and measures exactly what it draws.
///
/// Unlike UIKit, it has no vibrancy.
open class UILabel: UIView {
  override var descriptionDetails: ViewDescriptionDetails {
    ViewDescriptionDetails(layerName: "_UILabelLayer", text: text, background: .clear)
  }

  var style = LabelStyle()
  var content: LabelContent = .plain(nil)
  /// The attributes of characters with a link, or nil to use the text's attributes.
  var linkAttributes: [NSAttributedString.Key: Any]? { didSet { textDidChange() } }
  /// A closure that is called after a change that may need another size or place.
  var didChangeText: (() -> Void)?
  /// The lines that were drawn last.
  var recordedText: LaidOutText?
  private var converted: (traits: UITraitCollection, text: AttributedText)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(labelNibSettings) }
  override var standardAccessibility: StandardAccessibility { labelAccessibility }

  package override class var classFacts: ViewFacts {
    ViewFacts(UILabel.self) { values in
      let label = UILabel(frame: .zero)
      label.text = values.text()
      label.numberOfLines = values.number(below: 4)
      label.font = .systemFont(ofSize: values.length())
      return label
    }
  }

  open var text: String? {
    get { content.string }
    set {
      let old = content.string
      content = .plain(newValue)
      style.lineBreakStrategyOfText = nil
      textDidChange()
      tell("text", from: old, to: newValue)
    }
  }

  /// The text with attributes. Setting it sets `font`, `textColor` and the other styles from its first
  /// character.
  open var attributedText: NSAttributedString? {
    get { content.attributedString(style) }
    set {
      let old = observers == nil ? nil : content.attributedString(style)
      content = LabelContent(newValue)
      if let newValue, newValue.length > 0 {
        style.take(newValue.attributes(at: 0, effectiveRange: nil))
      }
      textDidChange()
      if observers != nil { tell("attributedText", from: old, to: newValue) }
    }
  }

  /// The font, 17 points of the system font unless it is set. Setting it applies it to the whole of
  /// `attributedText`.
  open var font: UIFont! {
    get { shownFont }
    set {
      let old = observers == nil ? nil : shownFont
      style.font = newValue ?? LabelStyle.defaultFont
      changeContent { $0.setAttribute(.font, style.font) }
      textDidChange()
      if observers != nil { tell("font", from: old, to: shownFont) }
    }
  }

  open var textColor: UIColor! {
    get { style.textColor }
    set {
      style.textColor = newValue ?? .label
      changeContent { $0.setAttribute(.foregroundColor, style.textColor) }
      textDidChange()
    }
  }

  open var textAlignment: NSTextAlignment {
    get { style.textAlignment }
    set {
      style.textAlignment = newValue
      changeContent { $0.changeParagraphs { $0.alignment = newValue } }
      textDidChange()
    }
  }

  open var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode }
    set {
      style.lineBreakMode = newValue
      style.isLineBreakModeSet = true
      changeContent { $0.changeParagraphs { $0.lineBreakMode = newValue } }
      textDidChange()
    }
  }

  /// The rules for the ends of lines, `standard` unless it is set. A text with attributes follows the rules of its paragraph style.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { style.lineBreakStrategy }
    set {
      (style.ownLineBreakStrategy, style.lineBreakStrategyOfText) = (newValue, nil)
      changeContent { $0.changeParagraphs { $0.lineBreakStrategy = newValue } }
      textDidChange()
    }
  }

  /// Whether the letters move closer together, by at most 5 percent of the font's size, before the text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { style.allowsDefaultTighteningForTruncation }
    set {
      style.allowsDefaultTighteningForTruncation = newValue
      changeContent { $0.changeParagraphs { $0.allowsDefaultTighteningForTruncation = newValue } }
      textDidChange()
    }
  }

  /// The colour of the text's shadow, which has no blur.
  open var shadowColor: UIColor? {
    get { style.shadowColor }
    set {
      style.shadowColor = newValue
      textDidChange()
    }
  }

  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set {
      style.shadowOffset = newValue
      textDidChange()
    }
  }

  open var highlightedTextColor: UIColor? { didSet { textDidChange() } }
  open var isHighlighted = false { didSet { textDidChange() } }

  /// Whether the label is enabled. A disabled label draws its text at half opacity; UIKit documents no value.
  open var isEnabled = true { didSet { textDidChange() } }

  /// The maximum number of lines, or 0 for as many as the text needs.
  open var numberOfLines = 1 { didSet { textDidChange() } }

  /// Whether a pointer over a cut text shows the whole text. Unlike UIKit, there is no pointer.
  ///
  /// - Note: No effect on the picture.
  open var showsExpansionTextWhenTruncated = false
  /// Whether letters beyond the lines' usual height take more room. Unlike UIKit, both rules give the usual height.
  ///
  /// - Note: No effect on the picture.
  open var sizingRule = UILetterformAwareSizingRule.typographic

  open var adjustsFontSizeToFitWidth = false { didSet { textDidChange() } }
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { textDidChange() } }

  /// The smallest factor by which `adjustsFontSizeToFitWidth` shrinks the text. 0 sets no limit.
  open var minimumScaleFactor: CGFloat = 0 { didSet { textDidChange() } }

  /// Whether fonts of a text style follow the traits' content size category.
  open var adjustsFontForContentSizeCategory = false { didSet { textDidChange() } }

  /// The width at which `intrinsicContentSize` breaks lines, in points, or 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }

  /// Returns the rectangle of the text in `bounds`. Its size is rounded up to whole pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    measuredRect(in: bounds, lineLimit: numberOfLines)
  }

  open func drawText(in rect: CGRect) {
    recordText(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    recordedText = nil
    drawText(in: bounds)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = numberOfLines != 1 && size.width > 0 && size.width.isFinite
    return measuredSize(width: isLimited ? size.width : .greatestFiniteMagnitude)
  }

  open override var intrinsicContentSize: CGSize {
    let isLimited = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return measuredSize(width: isLimited ? preferredMaxLayoutWidth : .greatestFiniteMagnitude)
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsDisplay() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
    contentSizeDidChange()
  }

  override var drawsOwnBackground: Bool { true }
  package override var baselineDistances: BaselineDistances? { lineBaselines }
  override var baselineFont: UIFont? { shownFont }
  override var flowsWithWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  override func contentSize(flowingIn width: CGFloat) -> CGSize { measuredSize(width: width) }

  /// Changes a copy of the content. A change in place would make each read check for exclusive access.
  private func changeContent(_ change: (inout LabelContent) -> Void) {
    var new = content
    change(&new)
    content = new
  }

  func textDidChange() {
    converted = nil
    contentSizeDidChange()
    setNeedsDisplay()
    didChangeText?()
  }

  /// The text with every attribute resolved for the label's traits.
  package var resolvedText: AttributedText {
    let traits = traitCollection
    if let converted, converted.traits == traits { return converted.text }
    let text = convertedText(traits: traits)
    converted = (traits, text)
    return text
  }
}

/// The vertical position of text that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines
  case alignCenters
  case none
}
