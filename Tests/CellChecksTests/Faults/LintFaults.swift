import UIKit
@testable import CellSnapSampleCells

/// A label that is 2 points too narrow for its text.
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

/// A title of a height that only the usual text size fits in.
final class FixedHeightLabelCell: NoteCell {
  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    titleLabel.frame.size.height = 22
  }
}

/// A date over the end of the title.
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

/// A button that stands at the right of a wide screen only.
final class OutsideCell: NoteCell {
  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    moreButton.frame.origin.x = 414 - 44
  }
}

/// A label that was never given a size.
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

/// A photo as high as a picture's proportions say, of a picture that is not there.
final class NoNumberCell: NoteCell {
  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    let proportions = (photoView.image?.size.height ?? 0) / (photoView.image?.size.width ?? 0)
    photoView.isHidden = false
    photoView.frame.size.height = (44 * proportions).rounded()
  }
}

/// An icon font's character without the icon font.
final class MissingGlyphCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    titleLabel.text = "\u{F8AB} " + row.title
  }
}

/// A photo that is centred to a quarter of a point.
final class HalfPixelCell: NoteCell {
  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    photoView.frame.origin.y = 12.25
  }
}

/// A button for thin fingers.
final class SmallButtonCell: NoteCell {
  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    moreButton.frame = CGRect(x: width - 36, y: 12, width: 28, height: 28)
  }
}

/// Text in a grey that is hard to read.
final class PaleTextCell: NoteCell {
  override func showBody(_ row: NoteRow) {
    super.showBody(row)
    bodyLabel.textColor = UIColor(white: 0.65, alpha: 1)
  }
}

/// White text on a picture that may be light.
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

/// A wide photo in a square.
final class StretchedPhotoCell: NoteCell {
  override func showPhoto(_ row: NoteRow) {
    super.showPhoto(row)
    if row.hasPhoto { photoView.image = NotePicture.widePhoto }
    photoView.contentMode = .scaleToFill
  }
}

/// A title that ends in the middle of a letter.
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

/// A cell that stays as it is from right to left.
final class UnmirroredCell: NoteCell {
  override var isMirroredFromRightToLeft: Bool { false }
}

/// A text that is as large for all readers.
final class FixedFontCell: NoteCell {
  override class var bodyFont: UIFont { .systemFont(ofSize: 15) }
}

/// A button that VoiceOver cannot name.
final class UnnamedButtonCell: NoteCell {
  override func setUp() { moreButton.accessibilityLabel = nil }
}
