import CellCatalog
import CellSnapshots
import Foundation
import UIKit

/// A picture of a cell or header, with its behaviour when it is touched or read aloud.
@MainActor
struct ReusablePicture {
  let picture: ViewPicture
  let behaviour: [ViewBehaviour]

  init(of view: UIView) {
    picture = ViewPicture(of: view)
    behaviour = ViewBehaviour.all(in: view)
  }

  /// Returns the differences. A difference in behaviour is only included if the look does not already show it.
  func differences(to actual: ReusablePicture) -> [ViewDifference] {
    let looks = picture.differences(to: actual.picture)
    let behaviour = ViewBehaviour.difference(
      expected: behaviour, actual: actual.behaviour, owner: picture.className)
    guard let behaviour, !looks.contains(where: { $0.view == behaviour.view }) else { return looks }
    return looks + [behaviour]
  }

  func row(at path: IndexPath, identifier: String?) -> RowPairs.Row {
    let views = picture.layout.shownViews
    return RowPairs.Row(
      path: path, kind: "\(identifier ?? "") \(picture.className)", height: picture.layout.size.height,
      viewCount: views.count, imageCount: views.filter { $0.attributes[.image] != nil }.count,
      textLength: views.reduce(0) { $0 + ($1.text?.count ?? 0) })
  }
}
