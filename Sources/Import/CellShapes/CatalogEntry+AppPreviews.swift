public import CellCatalog
public import UIKit

extension CatalogEntry {
  /// Returns an entry for each preview of an app, under the class that it shows: `NoteCell/Preview Long note`.
  ///
  /// A stub can interrupt the making of the view or controller. Then the picture is empty, and a line says why.
  @MainActor
  public static func previews(of subjects: [(subject: String, preview: CellSnapPreview)]) -> [CatalogEntry] {
    let named = subjects.map { subject, preview in
      let name = preview.name.map { "Preview \($0)" } ?? "Preview"
      return (name: [subject.replacing(".", with: " "), name], preview: preview)
    }
    return previews(named: named) { preview, name in
      switch PreviewMaking(of: preview, for: name).content {
      case .view(let view): .view(preview.hasSize ? view : SampleStage(view, of: name))
      case .controller(let controller): .controller(controller)
      case nil: .view(SampleStage(UIView(), of: name))
      }
    }
  }
}

/// The making of a preview's view or controller, which a stub can interrupt.
@MainActor private final class PreviewMaking {
  /// The view or controller; nil after an interruption.
  private(set) var content: CellSnapPreview.Content?

  init(of preview: CellSnapPreview, for entry: String) {
    InterruptibleWork.run(for: entry) { [self] in content = preview.make() }
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
