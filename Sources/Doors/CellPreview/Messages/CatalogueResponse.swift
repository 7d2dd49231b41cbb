import CellCatalog
import UIKit

/// The entries of a catalogue and the circumstances that the page offers.
struct CatalogueResponse: Hashable, Sendable, Codable {
  struct Entry: Hashable, Sendable, Codable {
    var name: String
    /// The declared circumstances.
    var configurations: [PreviewCircumstances]
  }

  struct DeviceModel: Hashable, Sendable, Codable {
    var name: String
    /// The size in points and the number of pixels per point.
    var width: Double
    var height: Double
    var scale: Double
  }

  /// The command that runs the program: `swift run snapshots`.
  var program = ""
  var name = ""
  /// The number of the build, from 1.
  var build = 1
  /// Whether the preview builds the program when its sources change.
  var canBuild = false
  /// Whether there is a run to review.
  var hasReview = false
  var entries: [Entry]
  var textSizes = TextSize.all.map(\.name)
  var languages: [String]
  var versions = SystemVersion.allCases.map { "\($0.rawValue)" }
  var devices = SnapshotDevice.all.map {
    DeviceModel(
      name: $0.name, width: Double($0.screenSize.width), height: Double($0.screenSize.height),
      scale: Double($0.scale))
  }
  var minimumWidth = 1
  var maximumWidth = Int(PreviewCircumstances.maximumWidth)

  init(entries: [Entry], languages: [String]) {
    self.entries = entries
    self.languages = languages
  }
}
