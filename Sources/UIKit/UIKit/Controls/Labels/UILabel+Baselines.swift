internal import CellDrawing
import Foundation

extension UILabel {
  /// The baseline distances of the lines. The label's width breaks the lines if the label flows with its width.
  var lineBaselines: BaselineDistances {
    let width = flowsWithWidth && bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let laidOut = shownText(in: room).laidOut
    guard let first = laidOut.lines.first, let last = laidOut.lines.last else {
      return BaselineDistances(first: 0, last: 0)
    }
    return BaselineDistances(
      first: first.origin.y, last: max(roundedUp(laidOut.size.height) - last.origin.y, 0))
  }
}
