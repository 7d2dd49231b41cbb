public import CellCatalog
public import UIKit

extension CatalogEntry {
  /// Returns an entry for each preview of an app, under the class that it shows: `NoteCell/Preview Long note`.
  ///
  /// A shape can interrupt the making of the view or controller. Then the picture is empty, and a line says why.
  public static func previews(of subjects: [(subject: String, preview: CellSnapPreview)]) -> [CatalogEntry] {
    let named = subjects.map { subject, preview in
      (
        name: [
          subject.replacing(".", with: " "),
          ["Preview", preview.name].compactMap(\.self).joined(separator: " "),
        ],
        preview: preview
      )
    }
    return previews(named: named) { preview, name in
      var content: CellSnapPreview.Content?
      InterruptibleWork.run(for: name) { content = preview.make() }
      switch content {
      case .view(let view): return .view(preview.hasSize ? view : SampleStage(view, of: name))
      case .controller(let controller): return .controller(controller)
      case nil: return .view(SampleStage(UIView(), of: name))
      }
    }
  }
}

extension CellSnapPreview {
  /// Whether a trait gives the preview a size.
  fileprivate var hasSize: Bool {
    traits.contains { trait in
      if case .fixed = trait.kind { return true }
      return false
    }
  }
}
