import CellCatalog
import CellChecks
import CellSnapshots
import UIKit

extension FindingsResponse {
  /// The maximum number of findings of a picture.
  private static let limit = 200

  /// Examines an entry in the circumstances of a request.
  @MainActor
  init(_ drawing: PreviewDrawing) throws(PreviewError) {
    let configuration = try drawing.request.circumstances.configuration
    let diagnostics = Diagnostics()
    let layout = try diagnostics.collecting { () throws(PreviewError) in
      try drawing.draw { LayoutResponse(of: $0, $1) }
    }
    let entry = try drawing.editedEntry()
    let found: [CheckFinding]
    do {
      found = try Diagnostics().collecting { () throws(RenderError) in
        try entry.faults(named: drawing.name, in: configuration)
      }
    } catch {
      throw .failed("\(error)")
    }
    self.init(findings: found.prefix(Self.limit).map { Finding($0, in: layout) })
    for diagnostic in diagnostics.take().prefix(Self.limit - findings.count) {
      findings.append(Finding(rule: "warning", text: diagnostic.text, view: nil))
    }
  }
}

extension FindingsResponse.Finding {
  /// Makes the finding of a check, with its view in the layout if that is found.
  fileprivate init(_ finding: CheckFinding, in layout: LayoutResponse) {
    let place = finding.rowName.map { "\($0): " } ?? ""
    self.init(
      rule: finding.rule.rawValue,
      text: "\(place)\(finding.subject): expected \(finding.expected), found \(finding.actual)",
      view: Self.index(of: finding, in: layout))
  }

  private static func index(of finding: CheckFinding, in layout: LayoutResponse) -> Int? {
    let name = finding.view?.split(separator: " ").first?.split(separator: ".").last.map(String.init)
    return layout.views.indices.first { index in
      let view = layout.views[index]
      guard let name else { return view.class == finding.owner && isIn(finding.rowName, index, layout) }
      return (view.property == name || view.class == name) && isIn(finding.rowName, index, layout)
    }
  }

  /// Returns whether a view is in the row of a finding.
  private static func isIn(_ row: String?, _ index: Int, _ layout: LayoutResponse) -> Bool {
    guard let row else { return true }
    let rows = sequence(first: index) { layout.views[$0].parent }.compactMap { layout.views[$0].row }
    // The layout names every row with its section, and findings only rows of several sections.
    return rows.contains { $0 == row || $0.replacing("row 0-", with: "row ") == row }
  }
}
