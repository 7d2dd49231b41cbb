import UIKit
@testable import CellSnapSampleCells

/// A cell that forgets the margin above the title.
final class ForgottenMarginCell: NoteCell {
  override class func height(of row: NoteRow, width: CGFloat) -> CGFloat {
    max(12 + 44 + 12, bodyFrame(of: row, width: width).maxY - 12)
  }
}

/// A cell that adds the height of a button to rows without a text.
final class SpareHeightCell: NoteCell {
  override class func height(of row: NoteRow, width: CGFloat) -> CGFloat {
    super.height(of: row, width: width) + (row.body.isEmpty ? 44 : 0)
  }
}

/// A cell that measures the text with another font than it draws.
final class OtherFontHeightCell: NoteCell {
  override class func height(of row: NoteRow, width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - 76 - 44, height: .greatestFiniteMagnitude)
    let size = (row.body as NSString).boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: [.font: UIFont.preferredFont(forTextStyle: .caption2)], context: nil
    ).size
    return max(12 + 44 + 12, titleFrame(width: width).maxY + 4 + size.height.rounded(.up) + 12)
  }
}
