public import Foundation

/// Many lines of text that can scroll.
///
/// Unlike UIKit, nothing can be typed into it or selected, and there is no layout manager.
open class UITextView: UIScrollView {
  private static let defaultFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
  /// Unlike UIKit, never posted: nothing can be typed.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  private let label = UILabel(frame: .zero)
  public let textContainer = NSTextContainer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Unlike UIKit, with a container of its own.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Lays out what the view shows, in the container's width.
  open var layoutManager: NSLayoutManager { (followedText ?? followText()).manager }
  /// What the view shows: a change of it changes the view.
  open var textStorage: NSTextStorage { (followedText ?? followText()).storage }
  private var followedText: FollowedText?

  private func followText() -> FollowedText {
    let followed = FollowedText(container: textContainer)
    followedText = followed
    followed.show(attributedText, width: bounds.width)
    followed.storageDidChange = { [unowned self] text in attributedText = text }
    return followed
  }

  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }

  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      selectedRange = NSRange(location: text.utf16.count, length: 0)
      contentDidChange()
    }
  }

  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      selectedRange = NSRange(location: text.utf16.count, length: 0)
      contentDidChange()
    }
  }

  /// 12 points of Helvetica unless set.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? Self.defaultFont
      contentDidChange()
    }
  }

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

  /// Around the lines.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var selectedRange = NSRange(location: 0, length: 0)
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var hasText: Bool { !text.isEmpty }
  open var linkTextAttributes: [NSAttributedString.Key: Any]!
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var textContentType: UITextContentType!

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  open func insertText(_ text: String) { replaceSelection(with: text) }
  open func deleteBackward() { deleteSelection() }

  /// Unlike UIKit, to the beginning or to the end, whichever is nearer.
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

  /// None where it scrolls.
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
    return BaselineDistances(first: insets.top + lines.first, last: insets.bottom + lines.last)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = lineInsets
    let lines = linesSize(width: bounds.width)
    label.frame = CGRect(
      x: insets.left, y: insets.top, width: max(bounds.width - insets.left - insets.right, 0),
      height: lines.height)
    contentSize = CGSize(width: bounds.width, height: lines.height + insets.top + insets.bottom)
  }

  private var lineInsets: UIEdgeInsets {
    let (inset, padding) = (textContainerInset, textContainer.lineFragmentPadding)
    return UIEdgeInsets(
      top: inset.top, left: inset.left + padding, bottom: inset.bottom, right: inset.right + padding)
  }

  /// A view without text is as high as a line.
  private func linesSize(width: CGFloat) -> CGSize {
    let insets = lineInsets
    let room = CGSize(
      width: max(width - insets.left - insets.right, 0), height: CGFloat.greatestFiniteMagnitude)
    guard hasText else { return CGSize(width: 0, height: label.roundedUp(label.font.lineHeight)) }
    return label.sizeThatFits(room)
  }

  private func prepare() {
    label.font = Self.defaultFont
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.style.isLineBreakModeSet = false
    textContainer.didChange = { [unowned self] in containerDidChange() }
    addSubview(label)
  }

  private func containerDidChange() {
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.lineBreakMode = textContainer.lineBreakMode
    contentDidChange()
  }

  private func contentDidChange() {
    followedText?.show(attributedText, width: bounds.width)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
