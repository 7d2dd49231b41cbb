import CellSnapshots
import Foundation
import UIKit

/// A configuration, with the app's language or with a made-up one.
struct Circumstances: Hashable, Sendable {
  var configuration: Configuration
  /// Whether texts are shown longer and with accents, as a translation might be.
  var isPseudolocalized = false
  /// Whether everything that expands is expanded, rather than as the entry says.
  var isExpanded = false

  var text: String {
    configuration.fileSuffix + (isPseudolocalized ? "-pseudo" : "") + (isExpanded ? "-expanded" : "")
  }

  /// The device of these circumstances; views are built and laid out on it.
  var device: Device {
    var device = configuration.device
    if isPseudolocalized { device.language = Pseudolocale.language }
    return device
  }
}
