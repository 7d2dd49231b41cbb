public import Foundation

/// A row, header or footer of a list.
///
/// Unlike UIKit, there is no `separatorLayoutGuide`: separators begin at the content's text, or where the list says.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  var listParts = ListCellParts()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories before the content move with its indentation.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// An empty one of the list that the cell is in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { placeContent }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listParts.place.map(UIBackgroundConfiguration.init(for:)) ?? .listPlainCell()
  }

  /// What the cell takes from its list, or nil outside of any.
  var place: ListPlace? {
    get { listParts.place }
    set {
      listParts.place = newValue
      placeDidChange()
    }
  }

  /// Whether what is inside the item is shown.
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

  /// As high as the content, and at least as a row of a table.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    guard configurationParts.content != nil else { return super.sizeThatFits(size) }
    let width = contentWidth(in: size.width)
    let height = super.sizeThatFits(CGSize(width: width, height: size.height)).height
    return CGSize(width: size.width, height: max(height, leastHeight))
  }

  open override func layoutSubviews() {
    layoutAccessories()
    super.layoutSubviews()
    layoutSeparators()
  }
}
