import CellCatalog
import MFS
import UIKit

/// The edits of a request, by what they change.
struct EntryEdits: Hashable, Sendable {
  /// The values of declared controls by their keys.
  private var controls: [String: String] = [:]
  /// The values of properties of view models by their keys.
  private var models: [String: String] = [:]
  /// The texts of labels by their keys.
  private(set) var texts: [String: String] = [:]

  init(_ edits: [PreviewEdit]) throws(PreviewError) {
    for edit in edits {
      switch edit.key.prefix(while: { $0 != ":" }) {
      case "control": controls[edit.key] = edit.value
      case "model": models[edit.key] = edit.value
      case "text": texts[edit.key] = edit.value
      default: throw .invalid("there is no control \"\(edit.key.shortened)\"")
      }
    }
  }

  /// Whether the edits change objects that other pictures may share.
  var changesModels: Bool { !models.isEmpty }

  /// Returns the entry with the values of its controls and view models.
  ///
  /// - Parameter didBuild: A closure that receives the controls of the entry, if it has some.
  @MainActor
  func applied(
    to entry: CatalogEntry, didBuild: @escaping @MainActor (CatalogControls?) -> Void = { _ in }
  ) -> CatalogEntry {
    entry.building { [controls, models] build in
      let (content, declared) = ControlledBuild.using(controls, build)
      didBuild(declared)
      if !models.isEmpty, case .controller(let controller) = content {
        for model in ViewModelPlace.all(in: controller) { model.set(models) }
      }
      return content
    }
  }
}
