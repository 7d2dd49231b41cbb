package import CellCatalog
import MFS
package import UIKit

/// A part of the pattern that is left out while a table is scrolled, to measure how much time the part saves.
package enum ScrollOmission: String, Hashable, Sendable, CaseIterable, Encodable {
  /// Without caches, each look-up in a cache of frames computes the value anew.
  case caches
  /// Without the precompute, heights, pages and contents are made when the table asks for them.
  case precompute
}

extension Set<ScrollOmission> {
  /// The parts' names, always in the same order.
  package var names: [String] { ScrollOmission.allCases.filter(contains).map(\.rawValue) }

  /// Returns the device on which a table without these parts is built, laid out and recorded.
  package func device(of configuration: SnapshotConfiguration) -> Device {
    var device = configuration.device
    device.keepsFrames = !contains(.caches)
    return device
  }

  /// Switches off the parts that controllers do, before they ask for anything.
  @MainActor
  func apply(to content: CatalogEntry.Content) {
    guard contains(.precompute), case .controller(let controller) = content else { return }
    stopComputingAhead(controller)
  }

  @MainActor
  private func stopComputingAhead(_ controller: UIViewController) {
    (controller as? MFSTableController)?.computesAhead = false
    for child in controller.children { stopComputingAhead(child) }
  }
}
