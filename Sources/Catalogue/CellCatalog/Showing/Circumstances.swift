import CellSnapshots
import Foundation
package import UIKit

/// A configuration, with the app's language or with a made-up one.
package struct Circumstances: Hashable, Sendable {
  package var configuration: SnapshotConfiguration
  /// Whether texts are shown longer and with accents, as in a translation.
  package var isPseudolocalized = false
  /// Whether everything that can expand is expanded, even if the entry expands nothing.
  package var isExpanded = false
  /// The identifiers of the locale and of the time zone; nil for the language's locale and the process's time zone.
  package var locale: String?
  package var timeZone: String?

  package init(
    configuration: SnapshotConfiguration, isPseudolocalized: Bool = false, isExpanded: Bool = false
  ) {
    self.configuration = configuration
    self.isPseudolocalized = isPseudolocalized
    self.isExpanded = isExpanded
  }

  package var text: String {
    configuration.fileSuffix + (isPseudolocalized ? "-pseudo" : "") + (isExpanded ? "-expanded" : "")
  }

  /// The device of these circumstances. Views are built and laid out on it.
  package var device: Device {
    var device = configuration.device
    (device.locale, device.timeZone) = (locale, timeZone)
    if isPseudolocalized { device.language = Pseudolocale.language }
    return device
  }
}
