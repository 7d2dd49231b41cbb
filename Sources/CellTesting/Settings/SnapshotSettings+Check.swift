import CellDrawing
import CellSnapshots
import Foundation

extension SnapshotSettings {
  /// Throws where no picture can be taken as the settings say.
  func check() throws(SnapshotError) {
    guard !configurations.isEmpty else {
      throw SnapshotError("there is no width to take a snapshot at; name one with `widths:`")
    }
    for configuration in configurations {
      let scale = configuration.scale
      guard scale >= 0.5, scale <= 8 else {
        throw SnapshotError("scale \(scale): give pixels a point from 0.5 to 8, usually 1, 2 or 3")
      }
      let largest = (CGFloat(Bitmap.maximumSide) / scale).rounded(.down)
      guard configuration.width >= 1, configuration.width <= largest else {
        throw SnapshotError(
          "width \(PlainNumber.text(configuration.width)): give points from 1 to \(PlainNumber.text(largest))"
        )
      }
    }
    guard !folder.isEmpty else { throw SnapshotError("the folder of the references has no name") }
  }
}
