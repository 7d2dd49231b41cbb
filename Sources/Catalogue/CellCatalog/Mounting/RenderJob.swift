package import CellSnapshots
package import Foundation
internal import UIKit

/// An entry in one configuration, drawn as one picture or as the tiles of a tall one.
package struct RenderJob {
  package var index: Int
  package var entry: CatalogEntry
  package var name: EntryName
  package var configuration: SnapshotConfiguration

  package init(
    index: Int, entry: CatalogEntry, name: EntryName, configuration: SnapshotConfiguration
  ) {
    self.index = index
    self.entry = entry
    self.name = name
    self.configuration = configuration
  }

  /// The screen for the entry. Its height is the entry's if the entry has a fixed height.
  package var screenSize: CGSize {
    let screen = configuration.screenSize
    return CGSize(width: screen.width, height: entry.height.fixed(atWidth: screen.width) ?? screen.height)
  }

  /// Runs `body` on the device of the configuration and with the entry's pictures of the network.
  package func using<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Device.using(configuration.device) { () throws(Failure) in try entry.remoteImages.using(body) }
  }

  /// The title of the snapshot, or of the snapshot that its tiles belong to: `Feed/Feed.320@2x`.
  package var snapshotTitle: String { SnapshotName(entry: name, configuration: configuration).title }

  /// The name in messages.
  package var title: String { Self.title(name, configuration) }

  static func title(_ name: EntryName, _ configuration: SnapshotConfiguration) -> String {
    "\(name.text) at width \(PlainNumber.text(configuration.width))"
  }
}
