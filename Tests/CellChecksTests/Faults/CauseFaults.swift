import UIKit
@testable import CellSnapSampleCells

/// Leaves both colour and alignment of the row before.
final class TwoFaultsCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    titleLabel.text = row.title
    if row.isImportant { titleLabel.textColor = .red }
    if row.hasPhoto { titleLabel.textAlignment = .center }
  }
}

/// Named like a view of UIKit's.
private final class TableCellThing: UIView {}

/// Leaves the colours of the row before, one of them in a view that is named like UIKit's.
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

/// Never shows a title again.
final class HiddenTitleCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    if row.isImportant { titleLabel.isHidden = true }
  }
}

/// Leaves the tick of the row before, which makes the content narrower.
final class StaleAccessoryCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    if row.isImportant { accessoryType = .checkmark }
  }

  override func layOut(width: CGFloat) { super.layOut(width: contentView.bounds.width) }
}

/// Leaves the switch of the row before as it was.
final class StaleSwitchCell: NoteCell {
  private let toggle = UISwitch()

  override func setUp() { accessoryView = toggle }

  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    if row.isImportant { toggle.isOn = true }
  }
}

/// A card below everything.
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

/// Keeps the first row's shadow.
final class StaleShadowCell: CardCell {
  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    card.layer.shadowOpacity = 0.3
    if card.layer.shadowPath == nil { card.layer.shadowPath = UIBezierPath(rect: card.bounds).cgPath }
  }
}

/// Adds a line to its card once more for each row that it shows.
final class PiledCardLayerCell: CardCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    let line = CALayer()
    line.backgroundColor = UIColor.red.withAlphaComponent(0.2).cgColor
    line.frame = CGRect(x: 0, y: 0, width: 4, height: 20)
    card.layer.addSublayer(line)
  }
}

/// Rounds only the upper corners of its card once a row had a photo.
final class StaleCornersCell: CardCell {
  override func showPhoto(_ row: NoteRow) {
    super.showPhoto(row)
    card.layer.cornerRadius = 8
    if row.hasPhoto { card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
  }
}
