package import CellCatalog
import MFS
package import UIKit

/// A part of the pattern that a table is scrolled without, to see what it saves.
package enum ScrollOmission: String, Hashable, Sendable, CaseIterable, Encodable {
  /// Each look-up in a cache of frames computes anew.
  case caches
  /// Heights, pages and contents are made when the table asks for them.
  case precompute
}

extension Set<ScrollOmission> {
  /// The parts' names in one order.
  package var names: [String] { ScrollOmission.allCases.filter(contains).map(\.rawValue) }

  /// The device that a table without these parts is built, laid out and recorded on.
  package func device(of configuration: Configuration) -> Device {
    var device = configuration.device
    device.keepsFrames = !contains(.caches)
    return device
  }

  /// Leaves out what is the controllers' part, before they ask for anything.
  @MainActor
  func apply(to content: Entry.Content) {
    guard contains(.precompute), case .controller(let controller) = content else { return }
    stopComputingAhead(controller)
  }

  @MainActor
  private func stopComputingAhead(_ controller: UIViewController) {
    (controller as? MFSTableController)?.computesAhead = false
    for child in controller.children { stopComputingAhead(child) }
  }
}
