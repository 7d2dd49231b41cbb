import UIKit
@testable import CellSnapSampleCells

/// Forgets the margin above the title.
final class ForgottenMarginCell: NoteCell {
  override class func height(of row: NoteRow, width: CGFloat) -> CGFloat {
    max(12 + 44 + 12, bodyFrame(of: row, width: width).maxY - 12)
  }
}

/// Counts a button that only some rows have in all of them.
final class SpareHeightCell: NoteCell {
  override class func height(of row: NoteRow, width: CGFloat) -> CGFloat {
    super.height(of: row, width: width) + (row.body.isEmpty ? 44 : 0)
  }
}

/// Measures the text with another font than it is drawn with.
final class OtherFontHeightCell: NoteCell {
  override class func height(of row: NoteRow, width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - 76 - 44, height: .greatestFiniteMagnitude)
    let size = (row.body as NSString).boundingRect(
      with: room, options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.preferredFont(forTextStyle: .caption2)], context: nil
    ).size
    return max(12 + 44 + 12, titleFrame(width: width).maxY + 4 + size.height.rounded(.up) + 12)
  }
}
