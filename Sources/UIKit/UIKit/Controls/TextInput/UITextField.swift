public import Foundation

/// A field that shows its text or its placeholder in one line.
///
/// Unlike UIKit, the user cannot type into it.
open class UITextField: UIControl {
  override var descriptionDetails: ViewDescriptionDetails { ViewDescriptionDetails(text: text) }

  /// The notification that editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The notification that the text changed. Unlike UIKit, it is never posted.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The notification that editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  let backgroundView = UIImageView(frame: .zero)
  let label = UILabel(frame: .zero)
  var clearButton: ClearButton?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    prepare()
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(textFieldNibSettings) }
  override var standardAccessibility: StandardAccessibility { textFieldAccessibility }

  package override class var classFacts: ViewFacts {
    ViewFacts(UITextField.self, placesContents: true, hasPrivateParts: true) { values in
      let field = UITextField(frame: .zero)
      field.placeholder = values.text()
      field.borderStyle = BorderStyle(rawValue: values.number(below: 4)) ?? .none
      return field
    }
  }

  /// The text, which is empty if none is set.
  open var text: String? {
    get { shownText?.string ?? "" }
    set {
      shownText = newValue.map { NSAttributedString(string: $0, attributes: furtherAttributes) }
      placeCaret()
    }
  }
  /// The text with attributes. The field provides the attributes that it lacks.
  open var attributedText: NSAttributedString? {
    get { shownText }
    set {
      shownText = newValue?.unchanging
      placeCaret()
    }
  }
  /// The text that is shown where the field is not empty.
  var shownText: NSAttributedString? {
    didSet {
      contentDidChange()
      tell("text", from: oldValue?.string ?? "", to: shownText?.string ?? "")
      tell("attributedText", from: oldValue, to: shownText)
    }
  }

  /// The text that is shown in place of an empty text. If `attributedPlaceholder` was set last, it is the text of that
  /// placeholder.
  open var placeholder: String? {
    get { shownPlaceholder?.string }
    set {
      shownPlaceholder = newValue.map {
        NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.placeholderText])
      }
    }
  }
  /// The placeholder with its attributes. A plain placeholder has a colour.
  open var attributedPlaceholder: NSAttributedString? {
    get { shownPlaceholder }
    set { shownPlaceholder = newValue?.unchanging }
  }
  private var shownPlaceholder: NSAttributedString? { didSet { contentDidChange() } }

  /// The attributes of the whole text. Those that have no property of their own apply to each text that is set.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = textAlignment
      var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: paragraph]
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes.merging(furtherAttributes) { $1 }
    }
    set {
      font = newValue[.font] as? UIFont
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let paragraph = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = paragraph.alignment
      }
      furtherAttributes = newValue.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
      text = shownText?.string
    }
  }
  private var furtherAttributes: [NSAttributedString.Key: Any] = [:]

  /// The font, 17 points of the system font unless it is set.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      contentDidChange()
      tell("font", from: oldValue, to: font)
    }
  }
  open var textColor: UIColor? = .label { didSet { contentDidChange() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  /// Whether a font of a text style follows the size of texts.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      contentDidChange()
      invalidateIntrinsicContentSize()
    }
  }
  open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
  /// The smallest font size that `adjustsFontSizeToFitWidth` uses, in points. As in UIKit, no text shrinks to less than
  /// 14 points.
  open var minimumFontSize: CGFloat = 0 { didSet { contentDidChange() } }
  open var borderStyle: BorderStyle = .none { didSet { contentDidChange() } }
  /// The colour behind the text. With a rounded border it ends at the border.
  open override var backgroundColor: UIColor? { didSet { updateBorder() } }

  /// The image behind the text, stretched to the border's rectangle. A field with a rounded border does not show it.
  open var background: UIImage? { didSet { updateBorder() } }
  /// The image behind the text of a disabled field.
  open var disabledBackground: UIImage? { didSet { updateBorder() } }

  open weak var delegate: (any UITextFieldDelegate)?
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, and tells the delegate. Unlike UIKit, neither a keyboard nor a cursor appears.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) != false,
      super.becomeFirstResponder()
    else { return false }
    tellThatEditingBegan()
    return true
  }

  /// Ends editing, and tells the delegate.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    tellThatEditingEnded()
    return true
  }

  override func giveUpFirstResponder() {
    super.giveUpFirstResponder()
    tellThatEditingEnded()
  }

  /// The selected range, or nil for the end of the text.
  var selection: UITextRange? { didSet { selectionMayHaveChanged() } }
  /// The offset of the caret after the next text, if that replaces only a part of the text. Otherwise it is at the end.
  var caretOfReplacement: Int?
  /// The selected range that the delegate knows, or nil while the field is not edited.
  var knownSelection: NSRange?
  /// The selected range, at the end of the text until it is set.
  open var selectedTextRange: UITextRange? {
    get { ownSelectedRange }
    set { selection = newValue }
  }
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(string.length) }
  open func text(in range: UITextRange) -> String? {
    string.substring(with: range.range(in: string.length))
  }
  open func replace(_ range: UITextRange, withText text: String) { replaceOwnText(range, text) }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { compose(markedText) }
  /// Does nothing, since no text is being composed.
  ///
  /// - Note: No effect on the picture.
  open func unmarkText() {}
  open func firstRect(for range: UITextRange) -> CGRect { placedFirstRect(for: range) }
  open func caretRect(for position: UITextPosition) -> CGRect { textPlaces.caret(at: position.utf16Offset) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    placedSelectionRects(for: range)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(textPlaces.offset(near: point))
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { placedCharacterRange(at: point) }
  open var clearsOnBeginEditing = false
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  /// - Note: No effect on the picture.
  open var keyboardType = UIKeyboardType.default
  /// - Note: No effect on the picture.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// - Note: No effect on the picture.
  open var returnKeyType = UIReturnKeyType.default
  /// - Note: No effect on the picture.
  open var enablesReturnKeyAutomatically = false
  /// - Note: No effect on the picture.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// - Note: No effect on the picture.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// - Note: No effect on the picture.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// - Note: No effect on the picture.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// - Note: No effect on the picture.
  open var smartDashesType = UITextSmartDashesType.default
  /// - Note: No effect on the picture.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// - Note: No effect on the picture.
  open var textContentType: UITextContentType!

  /// The mode in which a clear button is shown at the trailing end. The button needs a text and no view at the right.
  open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }

  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle inside the border and beside the left and right views and the clear button.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the text while it is edited.
  ///
  /// It does not depend on a subclass's `textRect(forBounds:)`, so that one that insets both insets each once.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }

  /// Returns the rectangle of the clear button, which is at the trailing end.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = ClearButton.side
    let inset: CGFloat = borderStyle == .none ? 0 : 5
    return CGRect(
      x: isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - side, y: bounds.midY - side / 2,
      width: side, height: side)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(.zero)
    let grid = PixelGrid(of: traitCollection)
    let line = grid.up(grid.up(label.font.lineHeight) + 1.5)
    switch borderStyle {
    case .none: return CGSize(width: text.width, height: max(line, text.height))
    case .line, .bezel:
      return CGSize(width: text.width + 2 * borderInset, height: max(line + 10, text.height))
    // A rounded border has the text's inset twice.
    case .roundedRect:
      return CGSize(width: text.width + 4 * borderInset, height: max(line + 12, text.height, 34))
    }
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The background inside of a rounded border takes the place of the one in the bounds.
  override func ownBackgroundCGColor(with traits: UITraitCollection) -> CGColor? {
    let color = super.ownBackgroundCGColor(with: traits)
    return borderStyle == .roundedRect && color != nil ? UIColor.clear.cgColor : color
  }

  override var baselineFont: UIFont? { label.font }
  /// The baseline distances of the line in a field as large as its content.
  package override var baselineDistances: BaselineDistances? {
    let lines = label.lineBaselines
    let margin = (intrinsicContentSize.height - label.sizeThatFits(.zero).height) / 2
    return BaselineDistances(first: margin + lines.first, last: margin + lines.last)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = borderRect(forBounds: bounds)
    leftView?.isHidden = !showsLeftView
    rightView?.isHidden = !showsRightView
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    layoutClearButton()
    label.frame = lineRect(in: hasText ? shownTextRect : placeholderRect(forBounds: bounds))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
  }

  open func insertText(_ text: String) { replaceSelection(with: text) }
  open func deleteBackward() { deleteSelection() }

  open var hasText: Bool { !(text ?? "").isEmpty }

  private func prepare() {
    backgroundView.isUserInteractionEnabled = false
    addSubview(backgroundView)
    addSubview(label)
    contentDidChange()
  }

}
