public import Foundation

/// A field for a search text. It is 64 points high, or 56 before iOS 26.
///
/// Unlike UIKit, the user cannot type into it.
open class UISearchBar: UIView {
  private struct Measures {
    var height: CGFloat
    /// The height of the field.
    var field: CGFloat

    static var current: Measures {
      switch SystemVersion.current {
      case .iOS18: Measures(height: 56, field: 36)
      case .iOS26, .iOS27: Measures(height: 64, field: 44)
      }
    }
  }

  private static let margin: CGFloat = 8
  /// The heights of the prompt above the field and of the scope buttons below it, in points. Bars of iOS 10 had them.
  private static let promptHeight: CGFloat = 31
  private static let scopeHeight: CGFloat = 44
  open var searchTextField: UISearchTextField { ownTextField }
  private let ownTextField = UISearchTextField(frame: .zero)
  private let cancelButton = UIButton(type: .system)
  private let promptLabel = UILabel(frame: .zero)
  private let scopes = UISegmentedControl(frame: .zero)

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

  override class var nibMembers: NibMembers { super.nibMembers.adding(searchBarNibSettings) }

  package override class var classFacts: ViewFacts {
    ViewFacts(UISearchBar.self, placesContents: true, hasPrivateParts: true) { values in
      let bar = UISearchBar(frame: .zero)
      bar.text = values.text()
      return bar
    }
  }

  open weak var delegate: (any UISearchBarDelegate)?
  /// A closure that activates the search controller of the bar.
  var didBeginEditing: (() -> Void)?

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Whether the text of the field is edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Begins to edit the text of the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  override func giveUpFirstResponder() { searchTextField.giveUpFirstResponder() }

  open var text: String? {
    get { searchTextField.text ?? "" }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The style of the bar. `default` and `prominent` draw a background, `minimal` draws none.
  open var searchBarStyle = Style.default { didSet { updateBackground() } }
  /// The colour of the background.
  open var barTintColor: UIColor? { didSet { updateBackground() } }
  open var isTranslucent = true
  /// - Note: No effect on the picture.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// - Note: No effect on the picture.
  open var autocorrectionType = UITextAutocorrectionType.default
  open var showsCancelButton = false { didSet { setNeedsLayout() } }

  /// The line above the field.
  open var prompt: String? {
    get { promptLabel.text }
    set {
      promptLabel.text = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The titles of the buttons below the field, which `showsScopeBar` shows.
  open var scopeButtonTitles: [String]? {
    didSet {
      let selected = selectedScopeButtonIndex
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      selectedScopeButtonIndex = selected
    }
  }
  open var selectedScopeButtonIndex = 0 { didSet { scopes.selectedSegmentIndex = selectedScopeButtonIndex } }
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  /// Whether an empty field has a button with a book at its end.
  open var showsBookmarkButton = false { didSet { setNeedsLayout() } }
  /// Whether an empty field has a button with a list at its end. The book comes first.
  open var showsSearchResultsButton = false { didSet { setNeedsLayout() } }

  private var icons: [Icon: [UInt: UIImage]] = [:]

  /// Sets the image of a part of the field. Unlike UIKit, the image of the clear button is not shown.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon, default: [:]][state.rawValue] = iconImage
    if icon == .search, state == .normal { searchTextField.showSearchIcon(iconImage) }
    setNeedsLayout()
  }

  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    icons[icon]?[state.rawValue]
  }

  private var hasScopes: Bool { showsScopeBar && scopes.numberOfSegments > 0 }

  private var height: CGFloat {
    Measures.current.height + (prompt == nil ? 0 : Self.promptHeight) + (hasScopes ? Self.scopeHeight : 0)
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// Whether the bar is on glass at the bottom of a screen, which its field fills but for 5 points.
  var isOnGlass: Bool {
    get { searchTextField.isOnGlass }
    set {
      guard newValue != isOnGlass else { return }
      searchTextField.isOnGlass = newValue
      setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isOnGlass else {
      cancelButton.isHidden = true
      layOutFieldButton()
      searchTextField.frame = bounds.insetBy(dx: 5, dy: 5)
      return
    }
    let middle = layOutPromptAndScopes()
    layOutFieldButton()
    let height = Measures.current.field
    var field = CGRect(
      x: bounds.minX + Self.margin, y: middle - height / 2,
      width: max(bounds.width - 2 * Self.margin, 0), height: height)
    cancelButton.isHidden = !showsCancelButton
    if showsCancelButton {
      let size = cancelButton.sizeThatFits(.zero)
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let parts = field.divided(
        atDistance: min(size.width + Self.margin, field.width), from: isRightToLeft ? .minXEdge : .maxXEdge)
      field = parts.remainder
      cancelButton.frame = CGRect(
        x: isRightToLeft ? parts.slice.minX : parts.slice.maxX - size.width, y: middle - size.height / 2,
        width: size.width, height: size.height)
    }
    searchTextField.frame = field
  }

  /// Lays out the prompt and the scope buttons, and returns the middle of the row between them.
  private func layOutPromptAndScopes() -> CGFloat {
    for (view, isShown) in [(promptLabel, prompt != nil), (scopes, hasScopes)] as [(UIView, Bool)] {
      if isShown, view.superview == nil { addSubview(view) }
      view.isHidden = !isShown
    }
    let content = bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
    promptLabel.frame = CGRect(
      x: content.minX, y: bounds.minY, width: content.width, height: Self.promptHeight)
    let size = scopes.sizeThatFits(.zero)
    scopes.frame = CGRect(
      x: content.minX, y: bounds.maxY - Self.scopeHeight, width: content.width, height: size.height)
    let top = bounds.minY + (prompt == nil ? 0 : Self.promptHeight)
    return (top + bounds.maxY - (hasScopes ? Self.scopeHeight : 0)) / 2
  }

  /// Shows the button at the end of an empty field.
  private func layOutFieldButton() {
    let isEmpty = searchTextField.text?.isEmpty ?? true
    let icon: Icon? = showsBookmarkButton ? .bookmark : showsSearchResultsButton ? .resultsList : nil
    guard isEmpty, let icon else { return searchTextField.showButton(nil) }
    searchTextField.showButton(
      image(for: icon, state: .normal)
        ?? UIImage(systemName: icon == .bookmark ? "book" : "list.bullet"))
  }

  private func prepare() {
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.addAction(
      UIAction { [unowned self] _ in delegate?.searchBarCancelButtonClicked(self) },
      for: .primaryActionTriggered)
    cancelButton.isHidden = true
    searchTextField.bar = self
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    scopes.selectedSegmentIndex = 0
    addSubview(searchTextField)
    addSubview(cancelButton)
    updateBackground()
  }

  private func updateBackground() {
    backgroundColor = searchBarStyle == .minimal ? nil : barTintColor ?? Self.defaultBackgroundColor
  }

  private nonisolated static let defaultBackgroundColor = UIColor { traits in
    if SystemVersion.current >= .iOS26 { return .clear }
    return traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 0.976, alpha: 1)
  }
}

extension UISearchBar {
  /// A part of the field that has an image.
  public enum Icon: Int, Sendable {
    case search
    case clear
    case bookmark
    case resultsList
  }

  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    case minimal
  }
}
