import UIKit
@testable import CellSnapSampleCells

/// A cell that keeps the title's colour and alignment from the row before.
final class TwoFaultsCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    titleLabel.text = row.title
    if row.isImportant { titleLabel.textColor = .red }
    if row.hasPhoto { titleLabel.textAlignment = .center }
  }
}

/// A view with a name like the names of UIKit's views.
private final class TableCellThing: UIView {}

/// A cell that keeps colours from the row before, one of them in a view with a name like UIKit's.
final class StaleThingCell: NoteCell {
  private let thing = TableCellThing()

  override func setUp() { contentView.addSubview(thing) }

  override func showTitle(_ row: NoteRow) {
    titleLabel.text = row.title
    guard row.isImportant else { return }
    titleLabel.textColor = .red
    thing.backgroundColor = .red
  }

  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    thing.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
  }
}

/// A cell that never shows a hidden title again.
final class HiddenTitleCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    if row.isImportant { titleLabel.isHidden = true }
  }
}

/// A cell that keeps the checkmark of the row before, which makes the content narrower.
final class StaleAccessoryCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    if row.isImportant { accessoryType = .checkmark }
  }

  override func layOut(width: CGFloat) { super.layOut(width: contentView.bounds.width) }
}

/// A cell that keeps the state of its switch from the row before.
final class StaleSwitchCell: NoteCell {
  private let toggle = UISwitch()

  override func setUp() { accessoryView = toggle }

  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    if row.isImportant { toggle.isOn = true }
  }
}

/// A cell with a card behind everything else.
class CardCell: NoteCell {
  let card = UIView()

  override func setUp() {
    card.backgroundColor = .secondarySystemBackground
    contentView.insertSubview(card, at: 0)
  }

  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    card.frame = CGRect(x: 4, y: 4, width: width - 8, height: bounds.height - 8)
  }
}

/// A cell that keeps the first row's shadow.
final class StaleShadowCell: CardCell {
  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    card.layer.shadowOpacity = 0.3
    if card.layer.shadowPath == nil { card.layer.shadowPath = UIBezierPath(rect: card.bounds).cgPath }
  }
}

/// A cell that adds another line to its card for each row that it shows.
final class PiledCardLayerCell: CardCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    let line = CALayer()
    line.backgroundColor = UIColor.red.withAlphaComponent(0.2).cgColor
    line.frame = CGRect(x: 0, y: 0, width: 4, height: 20)
    card.layer.addSublayer(line)
  }
}

/// A cell that rounds only the upper corners of its card after a row with a photo.
final class StaleCornersCell: CardCell {
  override func showPhoto(_ row: NoteRow) {
    super.showPhoto(row)
    card.layer.cornerRadius = 8
    if row.hasPhoto { card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
  }
}
