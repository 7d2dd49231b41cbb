import Foundation

extension UIView {
  /// The views that UIKit's own properties of the class hold, by the names of those; only what is made already.
  package var standardParts: [(name: String, view: UIView?)] {
    switch self {
    case let cell as UITableViewCell:
      [
        ("contentView", cell.contentView), ("textLabel", cell.parts.textLabel),
        ("detailTextLabel", cell.parts.detailLabel), ("imageView", cell.parts.imageView),
        ("backgroundView", cell.backgroundView ?? cell.configurationParts.background),
        ("accessoryView", cell.accessoryView),
        ("selectedBackgroundView", cell.selectedBackgroundView ?? cell.parts.selectionBackground),
        ("separator", cell.parts.separator), ("topSeparator", cell.parts.topSeparator),
      ]
    case let cell as UICollectionViewListCell:
      [
        ("contentView", cell.contentView),
        ("backgroundView", cell.backgroundView ?? cell.configurationParts.background),
        ("selectedBackgroundView", cell.selectedBackgroundView), ("separator", cell.listParts.bottomLine),
        ("topSeparator", cell.listParts.topLine),
      ]
    case let cell as UICollectionViewCell:
      [
        ("contentView", cell.contentView),
        ("backgroundView", cell.backgroundView ?? cell.configurationParts.background),
        ("selectedBackgroundView", cell.selectedBackgroundView),
      ]
    case let view as UITableViewHeaderFooterView:
      [
        ("contentView", view.contentView),
        ("backgroundView", view.backgroundView ?? view.configurationParts.background),
      ]
    case let table as UITableView:
      [
        ("tableHeaderView", table.tableHeaderView), ("tableFooterView", table.tableFooterView),
        ("backgroundView", table.backgroundView),
      ]
    case let collection as UICollectionView: [("backgroundView", collection.backgroundView)]
    case let button as UIButton:
      [
        ("titleLabel", button.parts.title), ("subtitleLabel", button.parts.subtitle),
        ("imageView", button.parts.image), ("activityIndicator", button.parts.spinner),
        ("backgroundImageView", button.parts.background), ("background", button.parts.plate),
      ]
    case let bar as UINavigationBar:
      [
        ("background", bar.parts.background), ("titleLabel", bar.parts.title),
        ("promptLabel", bar.parts.prompt), ("largeTitleLabel", bar.parts.largeTitle),
        ("backButton", bar.parts.backButton),
      ]
    case let glass as UIVisualEffectView: [("contentView", glass.contentView)]
    case let field as UITextField: [("leftView", field.leftView), ("rightView", field.rightView)]
    default: []
    }
  }
}
