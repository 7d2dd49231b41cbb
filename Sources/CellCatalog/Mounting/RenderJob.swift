package import CellSnapshots
package import Foundation

/// One entry in one configuration: one picture, or the tiles of a tall one.
package struct RenderJob {
  package var index: Int
  package var entry: Entry
  package var name: EntryName
  package var configuration: Configuration
  /// How many times as wide, in pixels, a job that follows draws the entry; 1 where none draws it wider.
  package var widening: CGFloat = 1

  package init(
    index: Int, entry: Entry, name: EntryName, configuration: Configuration, widening: CGFloat = 1
  ) {
    self.index = index
    self.entry = entry
    self.name = name
    self.configuration = configuration
    self.widening = widening
  }

  /// The screen that the entry appears on: as high as the entry, where that has a height.
  package var screenSize: CGSize {
    let screen = configuration.screenSize
    return CGSize(width: screen.width, height: entry.height.fixed(atWidth: screen.width) ?? screen.height)
  }

  /// What messages call it.
  package var title: String { "\(name.text) at width \(PlainNumber.text(configuration.width))" }
}
