import UIKit
@testable import CellSnapSampleCells

/// A cell that keeps the text of the row before if the row has none.
final class StaleTextCell: NoteCell {
  override func showBody(_ row: NoteRow) {
    if !row.body.isEmpty { bodyLabel.text = row.body }
  }

  /// Lays out the label at least one point high, so that only its text is wrong.
  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    bodyLabel.frame.size.height = max(bodyLabel.frame.height, 1)
  }
}

/// A cell that keeps the photo of the row before.
final class StalePhotoCell: NoteCell {
  override func showPhoto(_ row: NoteRow) {
    guard row.hasPhoto else { return }
    photoView.image = NotePicture.photo
    photoView.isHidden = false
  }
}

/// A cell that keeps the colour of the row before.
final class StaleColorCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    titleLabel.text = row.title
    if row.isImportant { titleLabel.textColor = .red }
  }
}

/// A cell that adds another line below the title for each row that it shows.
final class PiledLayerCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    let line = CALayer()
    line.backgroundColor = UIColor.black.withAlphaComponent(0.2).cgColor
    line.frame = CGRect(x: 16, y: 60, width: 44, height: 1)
    contentView.layer.addSublayer(line)
  }
}

/// A cell that keeps the background of the row before.
final class StaleBackgroundCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    if row.isImportant { backgroundColor = .secondarySystemBackground }
  }
}

/// A cell that keeps the accessibility label of an important row.
final class StaleSpeechCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    if row.isImportant { titleLabel.accessibilityLabel = "Important: \(row.title)" }
  }
}

/// A cell that adds another gesture to the photo for each row that it shows.
final class PiledGestureCell: NoteCell {
  override func showPhoto(_ row: NoteRow) {
    super.showPhoto(row)
    photoView.isUserInteractionEnabled = true
    photoView.addGestureRecognizer(UITapGestureRecognizer())
  }
}
