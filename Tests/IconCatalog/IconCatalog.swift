import CellCommandLine
import Foundation
import UIKit

/// A catalogue with an entry for each image of the folder that the environment variable `ICONS` names.
/// `Scripts/determinism` draws icons of other programs with it, whose texts need fonts: the demo has no such
/// pictures.
@main struct IconCatalog: SnapshotCatalog {
  static var entries: [CatalogEntry] {
    let index = AssetIndex(folder: ProcessInfo.processInfo.environment["ICONS"] ?? "Icons")
    return index.imageNames.sorted().map { name in
      CatalogEntry(name, height: 60) { UIImageView(image: index.image(named: name, scale: 2)) }
    }
  }

  static var configurations: [SnapshotConfiguration] { [SnapshotConfiguration(width: 240, scale: 2)] }
}
