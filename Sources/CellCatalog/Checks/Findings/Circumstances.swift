import CellSnapshots
import Foundation
import MFS
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

  /// Makes the process's device the one of these circumstances; call it before views are built.
  @MainActor
  func makeCurrent() {
    configuration.makeCurrent()
    guard isPseudolocalized else { return }
    Device.current.language = Pseudolocale.language
    var environment = LayoutEnvironment.current
    environment.language = Pseudolocale.language
    LayoutEnvironment.setCurrent(environment)
  }
}
