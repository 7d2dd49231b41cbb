package import CellDrawing
public import Foundation

/// A scrollable view of many lines of text.
///
/// Unlike UIKit, the user can neither type into it nor select text. The app can begin and end editing.
open class UITextView: UIScrollView {
  override var descriptionDetails: ViewDescriptionDetails { ViewDescriptionDetails(text: text) }

  private static let defaultFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
  /// The notification that editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The notification that the text changed. Unlike UIKit, it is never posted.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// The notification that editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  let label = UILabel(frame: .zero)
  private let ownTextContainer = NSTextContainer()
  open var textContainer: NSTextContainer { ownTextContainer }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view. Unlike UIKit, it uses a text container of its own. A warning says so where the given one has a
  /// layout manager of an app's class.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    prepare()
    if let manager = textContainer?.layoutManager, type(of: manager) != NSLayoutManager.self {
      unusedManager = type(of: manager)
    }
  }

  /// The app's class of layout managers, which does not draw the text.
  private(set) var unusedManager: NSLayoutManager.Type?

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    prepare()
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(textViewNibSettings) }
  override var standardAccessibility: StandardAccessibility { textViewAccessibility }

  package override class var classFacts: ViewFacts {
    ViewFacts(UITextView.self, placesContents: true, hasPrivateParts: true) { values in
      let view = UITextView(frame: .zero)
      view.text = values.text()
      return view
    }
  }

  /// The layout manager that lays out the view's text in the container's width.
  open var layoutManager: NSLayoutManager { (followedText ?? followText()).manager }
  /// The text storage of the view. A change to it changes the view.
  open var textStorage: NSTextStorage { (followedText ?? followText()).storage }
  private(set) var followedText: FollowedText?

  private func followText() -> FollowedText {
    let followed = FollowedText(container: ownTextContainer)
    followedText = followed
    followed.manager.lineGrid = { [weak self] in self.map { PixelGrid(of: $0.traitCollection) } }
    followed.show(attributedText, width: bounds.width)
    followed.storageDidChange = { [weak self] text in self?.attributedText = text }
    followed.manager.leadingDidChange = { [weak self, weak followed] in
      guard let self, let followed else { return }
      label.style.fontsWithLeading = followed.manager.usesFontLeading ? .all : .none
      label.textDidChange()
      contentDidChange()
    }
    return followed
  }

  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }

  open var text: String! {
    get { label.text ?? "" }
    set {
      let old = observers == nil ? nil : text
      label.text = newValue
      contentDidChange()
      placeCaret()
      if observers != nil { tell("text", from: old, to: text) }
    }
  }

  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      let old = observers == nil ? nil : attributedText
      label.attributedText = newValue
      contentDidChange()
      placeCaret()
      if observers != nil { tell("attributedText", from: old, to: attributedText) }
    }
  }

  /// The font, 12 points of Helvetica unless it is set. As in UIKit, it is nil where neither a font nor a text is set.
  open var font: UIFont? {
    get { hasOwnFont || hasText ? label.font : nil }
    set {
      let old = font
      hasOwnFont = newValue != nil
      label.font = newValue ?? Self.defaultFont
      contentDidChange()
      tell("font", from: old, to: font)
    }
  }

  private var hasOwnFont = false

  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue ?? .label }
  }

  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set {
      label.adjustsFontForContentSizeCategory = newValue
      contentDidChange()
    }
  }

  /// The insets around the lines.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  /// The border of the view. A rounded border looks like the border of a text field.
  open var borderStyle = BorderStyle.none { didSet { updateBorder() } }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if borderStyle != .none { updateBorder() }
  }

  private func updateBorder() {
    let isRounded = borderStyle == .roundedRect
    if isRounded, backgroundColor == nil { backgroundColor = .systemBackground }
    layer.cornerRadius = isRounded ? 5 : 0
    layer.borderWidth = isRounded ? 0.5 : 0
    layer.borderColor = isRounded ? UIColor.systemGray4.resolvedColor(with: traitCollection).cgColor : nil
  }

  open var isEditable = true
  open var isSelectable = true
  /// - Note: No effect on the picture.
  open var allowsEditingTextAttributes = false
  /// - Note: No effect on the picture.
  open var clearsOnInsertion = false
  /// The offset of the caret after the next text, if that replaces only a part of the text. Otherwise it is at the end.
  var caretOfReplacement: Int?
  /// The selected range. The delegate is told when it changes, also after a new text, behind which it is.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet { if selectedRange != oldValue { delegate?.textViewDidChangeSelection(self) } }
  }
  /// The selected range, the same as `selectedRange`.
  open var selectedTextRange: UITextRange? {
    get { ownSelectedRange }
    set { selectedRange = newValue?.range(in: string.length) ?? NSRange(location: 0, length: 0) }
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
  /// The kinds of words that become links. Unlike UIKit, none of them does, and a warning says so.
  ///
  /// - Note: No effect on the picture.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// - Note: No effect on the picture.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var hasText: Bool { !text.isEmpty }
  /// The attributes of the characters with a `link`, the tint colour unless they are set.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
    set {
      ownLinkAttributes = newValue
      linksDidChange()
    }
  }
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?
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
  open var isSecureTextEntry = false
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

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// Whether the text is edited, and not only selected.
  var isBeingEdited = false

  /// Begins editing if the text is editable, and tells the delegate. Unlike UIKit, neither a keyboard nor a cursor
  /// appears.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, allowsEditingToBegin, super.becomeFirstResponder() else { return false }
    editingDidBegin()
    return true
  }

  /// Ends editing, and tells the delegate.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard allowsEditingToEnd, super.resignFirstResponder() else { return false }
    editingDidEnd()
    return true
  }

  override func giveUpFirstResponder() {
    super.giveUpFirstResponder()
    editingDidEnd()
  }

  open func insertText(_ text: String) { replaceSelection(with: text) }
  open func deleteBackward() { deleteSelection() }

  /// Scrolls to the beginning or the end of the text, whichever is nearer to the range. Unlike UIKit, it does
  /// not scroll to the range itself.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let isAtEnd = range.location * 2 >= text.utf16.count
    let y = isAtEnd ? max(contentSize.height - bounds.height, 0) : 0
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let lines = linesSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    let insets = lineInsets
    return CGSize(
      width: lines.width + insets.left + insets.right, height: lines.height + insets.top + insets.bottom)
  }

  /// The size of the text. A text view that scrolls has no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  override var flowsWithWidth: Bool { !isScrollEnabled }
  override func contentSize(flowingIn width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }
  override var sizesContentByConstraints: Bool { false }
  override var baselineFont: UIFont? { label.font }
  package override var baselineDistances: BaselineDistances? {
    let (lines, insets) = (label.lineBaselines, lineInsets)
    let leading = leadingOfLastLine(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
    return BaselineDistances(first: insets.top + lines.first, last: insets.bottom + leading + lines.last)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    linksDidChange()
  }

  private func linksDidChange() {
    label.linkAttributes = linkTextAttributes
    contentDidChange()
  }

  package override func contentNodes(with traits: UITraitCollection) -> [Node] {
    warnOfUndrawnText()
    return super.contentNodes(with: traits)
  }

  /// The size of the text with the insets around it, also before the view is laid out.
  open override var contentSize: CGSize {
    get {
      if isContentSizeStale {
        isContentSizeStale = false
        super.contentSize = textSize(linesSize(width: bounds.width))
      }
      return super.contentSize
    }
    set {
      isContentSizeStale = false
      super.contentSize = newValue
    }
  }
  private var isContentSizeStale = false

  private func textSize(_ lines: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: lines.height + lineInsets.top + lineInsets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = lineInsets
    label.frame = CGRect(
      x: insets.left, y: insets.top, width: lineRoom(bounds.width), height: drawnHeight(width: bounds.width))
    contentSize = textSize(linesSize(width: bounds.width))
  }

  private func prepare() {
    label.font = Self.defaultFont
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.lineBreakStrategy = []
    label.style.isLineBreakModeSet = false
    label.style.fontsWithLeading = .all
    label.style.drawsLinesOnPixels = true
    linksDidChange()
    ownTextContainer.didChange = { [unowned self] in containerDidChange() }
    addSubview(label)
  }

  private func containerDidChange() {
    label.numberOfLines = ownTextContainer.maximumNumberOfLines
    label.lineBreakMode = ownTextContainer.lineBreakMode
    contentDidChange()
  }

  private func contentDidChange() {
    followedText?.show(attributedText, width: bounds.width)
    isContentSizeStale = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension UITextView {
  public enum BorderStyle: Int, Sendable {
    case none
    case roundedRect
  }
}
