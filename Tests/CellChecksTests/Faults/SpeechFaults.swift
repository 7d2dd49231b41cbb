import UIKit
@testable import CellSnapSampleCells

/// A cell whose button is listed twice.
final class TwiceReadButtonCell: NoteCell {
  override func setUp() {
    contentView.accessibilityElements = [titleLabel, bodyLabel, moreButton, moreButton]
  }
}

/// A cell whose photo is an element without a name.
final class UnnamedPhotoCell: NoteCell {
  override func setUp() {
    photoView.isAccessibilityElement = true
  }
}

/// A cell that is read from the text up to the title.
final class UpwardReadingCell: NoteCell {
  override func setUp() {
    contentView.accessibilityElements = [bodyLabel, titleLabel, moreButton]
  }
}

/// A cell with a title that is cut off at large text sizes, and of which VoiceOver reads only the beginning.
final class ShortenedSpeechCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    titleLabel.accessibilityLabel = String(row.title.prefix(3))
  }

  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    titleLabel.frame.size.width = 60
  }
}

/// A cell that loses its action after an important row.
final class LostActionCell: NoteCell {
  override func setUp() {
    accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Reply") { _ in true }]
  }

  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    if row.isImportant { accessibilityCustomActions = nil }
  }
}
