public import Foundation

/// A row, header or footer of a list.
///
/// Separators begin at the content's text, or at the insets that the list specifies.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  var listParts = ListCellParts()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override class var classFacts: ViewFacts {
    ViewFacts(UICollectionViewListCell.self) { values in
      let cell = UICollectionViewListCell(frame: .zero)
      cell.indentationLevel = values.number(below: 4)
      return cell
    }
  }

  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories before the content move with the indentation.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// Returns an empty content configuration for the list that contains the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration { placeContent }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listParts.place.map(UIBackgroundConfiguration.init(for:)) ?? .listPlainCell()
  }

  /// The cell's place in its list, or nil outside of a list.
  var place: ListPlace? {
    get { listParts.place }
    set {
      listParts.place = newValue
      placeDidChange()
    }
  }

  /// Whether the children of the item are shown.
  var isExpanded = false {
    didSet {
      guard isExpanded != oldValue else { return }
      accessoriesDidChange()
      setNeedsUpdateConfiguration()
    }
  }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { accessoriesDidChange() } }
  }

  open override var backgroundColor: UIColor? {
    didSet {
      listParts.hasOwnBackground = backgroundColor != nil
      showBackground()
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    guard listParts.isOutlined else { return }
    listParts.isOutlined = false
    indentationLevel = 0
    isExpanded = false
  }

  override var shownBackground: UIBackgroundConfiguration? { listBackground }
  override var contentFrame: CGRect { framesOfParts.content }
  override var contentMargins: UIEdgeInsets? { sideMargins }

  override func complete(_ state: inout UICellConfigurationState) {
    state.isExpanded = isExpanded
    state.isEditing = isEditing
    state.isPinned = listParts.place?.isFloating ?? false
  }

  /// Returns a size as high as the content, but at least as high as a row of a table.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    guard configurationParts.content != nil else { return super.sizeThatFits(size) }
    let width = contentWidth(in: size.width)
    let height = super.sizeThatFits(CGSize(width: width, height: size.height)).height
    return CGSize(width: size.width, height: max(height, minimumHeight))
  }

  open override func layoutSubviews() {
    layoutAccessories()
    super.layoutSubviews()
    layoutSeparators()
  }
}
