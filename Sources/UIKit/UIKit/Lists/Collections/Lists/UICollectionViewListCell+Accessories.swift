import Foundation

extension UICollectionViewListCell {
  /// Whether the collection view that contains the cell is in editing mode.
  var isEditing: Bool {
    var next = superview
    while let view = next {
      if let collectionView = view as? UICollectionView { return collectionView.isEditing }
      next = view.superview
    }
    return false
  }

  /// Creates the views of the accessories that are shown.
  func accessoriesDidChange() {
    for accessory in listParts.leading + listParts.trailing { accessory.view.removeFromSuperview() }
    listParts.leading = []
    listParts.trailing = []
    let shown = accessories.filter { $0.isShown(isEditing: isEditing) }
    var leading = shown.filter { $0.placement == nil && isLeading($0) }.sorted { $0.rank < $1.rank }
    var trailing = shown.filter { $0.placement == nil && !isLeading($0) }.sorted { $0.rank < $1.rank }
    for accessory in shown {
      switch accessory.placement {
      case .leading(_, let position):
        leading.insert(accessory, at: min(max(position(leading), 0), leading.count))
      case .trailing(_, let position):
        trailing.insert(accessory, at: min(max(position(trailing), 0), trailing.count))
      case nil: break
      }
    }
    listParts.leading = leading.map(made)
    listParts.trailing = trailing.map(made)
    for accessory in listParts.leading + listParts.trailing { addSubview(accessory.view) }
    setNeedsLayout()
  }

  /// Returns whether an accessory of this kind comes before the content.
  private func isLeading(_ accessory: UICellAccessory) -> Bool {
    switch accessory.kind {
    case .delete, .insert, .multiselect: return true
    case .outlineDisclosure(let style):
      if style != .automatic { return style == .cell }
      guard let place else { return true }
      return place.role == .item && !place.appearance.isSidebar
    default: return false
    }
  }

  private func made(_ accessory: UICellAccessory) -> ListCellParts.Accessory {
    let view = view(of: accessory)
    if let color = accessory.options.tintColor { view.tintColor = color }
    let width: CGFloat =
      switch accessory.options.reservedLayoutWidth {
      case .custom(let width): width
      case .standard: max(view.bounds.width, 22)
      case .actual, nil: view.bounds.width
      }
    return ListCellParts.Accessory(view: view, width: width.soundLength)
  }

  private func view(of accessory: UICellAccessory) -> UIView {
    let fill = accessory.options.backgroundColor
    switch accessory.kind {
    case .disclosureIndicator: return TableCellAccessory(kind: .disclosureIndicator)
    case .checkmark: return TableCellAccessory(kind: .checkmark)
    case .detail: return TableCellAccessory(kind: .detailButton)
    case .delete: return ListAccessoryView(.delete, fill: fill)
    case .insert: return ListAccessoryView(.insert, fill: fill)
    case .reorder: return ListAccessoryView(.reorder, fill: nil)
    case .multiselect: return ListAccessoryView(.circle(isSelected: isSelected), fill: fill)
    case .outlineDisclosure: return ListAccessoryView(.outlineDisclosure(isExpanded: isExpanded), fill: nil)
    case .label(let text, let font):
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = font
      label.textColor = accessory.options.tintColor ?? .secondaryLabel
      label.sizeToFit()
      return label
    case .popUpMenu(let title):
      return PopUpMenuAccessory(title, color: accessory.options.tintColor ?? .secondaryLabel)
    case .customView(let view, let maintainsFixedSize):
      if !maintainsFixedSize || view.bounds.size == .zero { view.sizeToFit() }
      return view
    }
  }
}

extension UICellAccessory {
  /// The rank of an accessory among the accessories on its side, from the leading edge on.
  fileprivate var rank: Int {
    switch kind {
    case .multiselect, .label, .popUpMenu, .customView: 0
    case .delete, .insert, .checkmark: 1
    case .outlineDisclosure: 3
    case .detail: 2
    case .disclosureIndicator: 4
    case .reorder: 5
    }
  }
}
