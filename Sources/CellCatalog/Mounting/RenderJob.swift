package import CellSnapshots
package import Foundation

/// One entry in one configuration: one picture, or the tiles of a tall one.
package struct RenderJob {
  package var index: Int
  package var entry: Entry
  package var name: EntryName
  package var configuration: Configuration

  package init(
    index: Int, entry: Entry, name: EntryName, configuration: Configuration
  ) {
    self.index = index
    self.entry = entry
    self.name = name
    self.configuration = configuration
  }

  /// The screen that the entry appears on: as high as the entry, where that has a height.
  package var screenSize: CGSize {
    let screen = configuration.screenSize
    return CGSize(width: screen.width, height: entry.height.fixed(atWidth: screen.width) ?? screen.height)
  }

  /// The title of its snapshot, or of the one that its tiles are parts of: `Feed/Feed.320@2x`.
  package var snapshotTitle: String { SnapshotName(entry: name, configuration: configuration).title }

  /// What messages call it.
  package var title: String { "\(name.text) at width \(PlainNumber.text(configuration.width))" }
}
