import CellAccessibility
package import CellCatalog
package import CellSnapshots
import Foundation
import UIKit

/// The facts about the pictures of an entry in one configuration, for programs: the files, the views and the faults.
package struct PictureFacts: Encodable, Sendable {
  let entry: String
  let configuration: PreviewCircumstances
  /// The paths of the files, one for each tile and format.
  let files: [String]
  let layout: LayoutResponse
  /// The elements that VoiceOver reads, in its order.
  let accessibility: [AccessibilityElement]
  let findings: [FindingsResponse.Finding]

  /// Shows the entry again. Throws the reason why it cannot be shown.
  @MainActor
  package init(
    of entry: CatalogEntry, name: EntryName, configuration: SnapshotConfiguration, files: [String]
  ) throws(PreviewError) {
    self.entry = entry.name
    self.configuration = PreviewCircumstances(configuration)
    self.files = files
    var request = WorkerRequest(.layout)
    request.circumstances = self.configuration
    let drawing = PreviewDrawing(entry: entry, name: name, request: request)
    (layout, accessibility) = try Diagnostics().collecting { () throws(PreviewError) in
      try drawing.draw { (LayoutResponse(of: $0, $1), AccessibilityReading(of: $0.view).elements) }
    }
    findings = try FindingsResponse(drawing).findings
  }
}
