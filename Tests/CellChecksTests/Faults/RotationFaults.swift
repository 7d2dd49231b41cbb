import UIKit
@testable import CellSnapSampleCells

/// A cell that lays out only once for each row.
final class FirstLayoutCell: NoteCell {
  private var shown: NoteRow?

  override func layOut(width: CGFloat) {
    guard shown != row else { return }
    shown = row
    super.layOut(width: width)
  }
}

/// A cell whose button's place depends on its previous place.
final class DriftingCell: NoteCell {
  private var oldWidth: CGFloat?

  override func layOut(width: CGFloat) {
    let old = moreButton.frame
    super.layOut(width: width)
    if let oldWidth, oldWidth > width { moreButton.frame.origin.x = min(old.minX, width - 44) - 8 }
    oldWidth = width
  }
}

/// A cell with a layer that keeps its first width.
final class StaleLayerCell: NoteCell {
  private let line = CALayer()

  override func setUp() {
    line.backgroundColor = UIColor.black.cgColor
    contentView.layer.addSublayer(line)
  }

  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    if line.frame.width == 0 { line.frame = CGRect(x: 0, y: 0, width: width, height: 1) }
  }
}

/// A cell that reads its width before the table has set it.
final class EarlyBoundsCell: NoteCell {
  override func show(_ row: NoteRow) {
    super.show(row)
    super.layOut(width: bounds.width)
  }

  override func layOut(width: CGFloat) {}
}
