import UIKit
@testable import CellSnapSampleCells

/// A cell that is as high for each row as the row with the most text needs.
final class SameHeightCell: NoteCell {
  override class func height(of row: NoteRow, width: CGFloat) -> CGFloat {
    NoteRow.samples.map { super.height(of: $0, width: width) }.reduce(0, max)
  }
}

/// A cell that keeps room for a line that only a few rows show.
final class KeptRoomCell: NoteCell {
  private let line = UIView()

  override func setUp() {
    line.backgroundColor = .systemTeal
    contentView.addSubview(line)
  }

  override class func height(of row: NoteRow, width: CGFloat) -> CGFloat {
    super.height(of: row, width: width) + 40
  }

  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    line.isHidden = row?.isImportant == false
    line.frame = CGRect(x: 16, y: contentView.bounds.height - 42, width: 40, height: 30)
  }
}

/// A cell with one height for all rows and the title in the middle.
final class MiddleCell: NoteCell {
  override class func height(of row: NoteRow, width: CGFloat) -> CGFloat { 240 }

  override func showBody(_ row: NoteRow) {}

  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    let y = ((contentView.bounds.height - titleLabel.frame.height) / 2).rounded()
    titleLabel.frame.origin.y = y
    photoView.frame.origin.y = 98
    moreButton.frame.origin.y = 98
  }
}
