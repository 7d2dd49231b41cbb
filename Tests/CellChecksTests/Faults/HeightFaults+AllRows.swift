import UIKit
@testable import CellSnapSampleCells

/// A cell that leaves room below every row for a view that was removed.
final class TallRowsCell: NoteCell {
  override class func height(of row: NoteRow, width: CGFloat) -> CGFloat {
    super.height(of: row, width: width) + 100
  }
}

/// A cell that makes every row as high as a screen.
final class ScreenHighCell: NoteCell {
  override class func height(of row: NoteRow, width: CGFloat) -> CGFloat { 1_200 }
}

/// A cell without a margin below every row.
final class NoMarginCell: NoteCell {
  override func setUp() {
    moreButton.isHidden = true
  }

  override class func height(of row: NoteRow, width: CGFloat) -> CGFloat {
    bodyFrame(of: row, width: width).maxY
  }

  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    photoView.frame = CGRect(x: 16, y: 12, width: 20, height: 20)
  }
}
