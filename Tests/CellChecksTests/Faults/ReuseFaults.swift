import UIKit
@testable import CellSnapSampleCells

/// Leaves the text of the row before where there is none.
final class StaleTextCell: NoteCell {
  override func showBody(_ row: NoteRow) {
    if !row.body.isEmpty { bodyLabel.text = row.body }
  }

  /// As high as the text of the row, so that nothing else is wrong.
  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    bodyLabel.frame.size.height = max(bodyLabel.frame.height, 1)
  }
}

/// Leaves the photo of the row before.
final class StalePhotoCell: NoteCell {
  override func showPhoto(_ row: NoteRow) {
    guard row.hasPhoto else { return }
    photoView.image = NotePicture.photo
    photoView.isHidden = false
  }
}

/// Leaves the colour of the row before.
final class StaleColorCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    titleLabel.text = row.title
    if row.isImportant { titleLabel.textColor = .red }
  }
}

/// Adds a line below the title once more for each row that it shows.
final class PiledLayerCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    let line = CALayer()
    line.backgroundColor = UIColor.black.withAlphaComponent(0.2).cgColor
    line.frame = CGRect(x: 16, y: 60, width: 44, height: 1)
    contentView.layer.addSublayer(line)
  }
}

/// Leaves the background of the row before.
final class StaleBackgroundCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    if row.isImportant { backgroundColor = .secondarySystemBackground }
  }
}

/// Says of every row after an important one that it is important.
final class StaleSpeechCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    if row.isImportant { titleLabel.accessibilityLabel = "Important: \(row.title)" }
  }
}

/// Opens the photo as many times as rows were shown.
final class PiledGestureCell: NoteCell {
  override func showPhoto(_ row: NoteRow) {
    super.showPhoto(row)
    photoView.isUserInteractionEnabled = true
    photoView.addGestureRecognizer(UITapGestureRecognizer())
  }
}
