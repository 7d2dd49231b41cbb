import CellSnapshots
import Foundation

/// One entry in one configuration: one picture, or the tiles of a tall one.
struct RenderJob {
  var index: Int
  var entry: Entry
  var name: EntryName
  var configuration: Configuration

  /// The screen that the entry appears on: as high as the entry, where that has a height.
  var screenSize: CGSize {
    let screen = ScreenSize.size(width: configuration.width)
    return CGSize(width: screen.width, height: entry.height.fixed(atWidth: screen.width) ?? screen.height)
  }

  /// What messages call it.
  var title: String { "\(name.text) at width \(PlainNumber.text(configuration.width))" }
}
