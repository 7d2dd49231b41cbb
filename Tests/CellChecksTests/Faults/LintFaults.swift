import UIKit
@testable import CellSnapSampleCells

/// A cell with a label that is 2 points too narrow for its text.
final class NarrowLabelCell: NoteCell {
  private let badgeLabel = UILabel()

  override func setUp() {
    badgeLabel.text = "New"
    contentView.addSubview(badgeLabel)
  }

  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    badgeLabel.font = .preferredFont(forTextStyle: .caption1)
    badgeLabel.isHidden = row?.body.isEmpty == false || row?.hasPhoto == true
    let size = badgeLabel.sizeThatFits(CGSize(width: 200, height: 100))
    badgeLabel.frame = CGRect(x: 8, y: 12, width: size.width - 2, height: size.height.rounded(.up))
  }
}

/// A cell with a title whose height fits only the usual text size.
final class FixedHeightLabelCell: NoteCell {
  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    titleLabel.frame.size.height = 22
  }
}

/// A cell with a date over the end of the title.
final class OverlappingLabelsCell: NoteCell {
  private let dateLabel = UILabel()

  override func setUp() {
    dateLabel.text = "12:30"
    contentView.addSubview(dateLabel)
  }

  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    dateLabel.font = Self.titleFont
    let size = dateLabel.sizeThatFits(CGSize(width: 200, height: 100))
    dateLabel.frame = CGRect(
      x: titleLabel.frame.minX + 20, y: 12, width: size.width, height: size.height.rounded(.up))
  }
}

/// A cell with a button that is inside only on a wide screen.
final class OutsideCell: NoteCell {
  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    moreButton.frame.origin.x = 414 - 44
  }
}

/// A cell with a label that never gets a size.
final class ZeroSizeCell: NoteCell {
  private let badgeLabel = UILabel()

  override func setUp() {
    badgeLabel.text = "New"
    contentView.addSubview(badgeLabel)
  }

  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    badgeLabel.frame.origin = CGPoint(x: 16, y: 58)
  }
}

/// A cell whose photo's height is computed from the proportions of a missing picture.
final class NoNumberCell: NoteCell {
  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    let proportions = (photoView.image?.size.height ?? 0) / (photoView.image?.size.width ?? 0)
    photoView.isHidden = false
    photoView.frame.size.height = (44 * proportions).rounded()
  }
}

/// A cell with a character of an icon font that is missing.
final class MissingGlyphCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    titleLabel.text = "\u{F8AB} " + row.title
  }
}

/// A cell with a photo at a quarter of a point.
final class HalfPixelCell: NoteCell {
  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    photoView.frame.origin.y = 12.25
  }
}

/// A cell with a button that is too small.
final class SmallButtonCell: NoteCell {
  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    moreButton.frame = CGRect(x: width - 36, y: 12, width: 28, height: 28)
  }
}

/// A cell with text in a grey that is hard to read.
final class PaleTextCell: NoteCell {
  override func showBody(_ row: NoteRow) {
    super.showBody(row)
    bodyLabel.textColor = UIColor(white: 0.65, alpha: 1)
  }
}

/// A cell with white text on a picture that may be light.
final class TextOverPhotoCell: NoteCell {
  private let countLabel = UILabel()

  override func setUp() {
    countLabel.textColor = .white
    countLabel.text = "3"
    countLabel.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12), maximumPointSize: 13)
    contentView.addSubview(countLabel)
  }

  override func showPhoto(_ row: NoteRow) {
    super.showPhoto(row)
    countLabel.isHidden = !row.hasPhoto
  }

  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    countLabel.frame = CGRect(x: 34, y: 28, width: 16, height: 16)
  }
}

/// A cell with a wide photo in a square.
final class StretchedPhotoCell: NoteCell {
  override func showPhoto(_ row: NoteRow) {
    super.showPhoto(row)
    if row.hasPhoto { photoView.image = NotePicture.widePhoto }
    photoView.contentMode = .scaleToFill
  }
}

/// A cell with a title that ends in the middle of a letter.
final class ClippedTitleCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    titleLabel.lineBreakMode = .byClipping
  }

  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    titleLabel.frame.size.width = 44
  }
}

/// A cell that does not change from right to left.
final class UnmirroredCell: NoteCell {
  override var isMirroredFromRightToLeft: Bool { false }
}

/// A cell with a text that has the same size for all readers.
final class FixedFontCell: NoteCell {
  override class var bodyFont: UIFont { .systemFont(ofSize: 15) }
}

/// A cell with a button that has no name for VoiceOver.
final class UnnamedButtonCell: NoteCell {
  override func setUp() { moreButton.accessibilityLabel = nil }
}
