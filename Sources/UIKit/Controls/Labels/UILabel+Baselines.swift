internal import CellDrawing
import Foundation

extension UILabel {
  /// Of the lines at the width that the label has, or of one line.
  var lineBaselines: BaselineDistances {
    let width = flowsWithWidth && bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let laidOut = labelText(in: room, lineLimit: numberOfLines).laidOut
    guard let first = laidOut.lines.first, let last = laidOut.lines.last else {
      return BaselineDistances(first: 0, last: 0)
    }
    return BaselineDistances(
      first: first.origin.y, last: max(roundedUp(laidOut.size.height) - last.origin.y, 0))
  }
}
