public import CellCatalog
public import UIKit

extension CatalogEntry {
  /// Returns the entries for a view that is filled with samples: with short texts, with long ones, and without what is
  /// optional. A view that nothing fills has one entry.
  ///
  /// - Parameters:
  ///   - make: Makes the view. The pictures stay empty if it throws, and a line says why.
  ///   - fill: Fills the view. If it throws, or a shape interrupts it, the view is drawn as it is then, and a line says
  ///     why.
  public static func sampled<View: UIView>(
    _ name: String, isFilled: Bool, make: @escaping @MainActor (_ samples: Samples) throws -> View,
    filled fill: @escaping @MainActor (_ view: View, _ samples: Samples) throws -> Void
  ) -> [CatalogEntry] {
    let kinds: [(Samples.Kind, String)] =
      isFilled ? [(.short, "/short"), (.long, "/long"), (.absent, "/absent")] : [(.short, "")]
    return kinds.map { kind, ending in
      let entry = name + ending
      return CatalogEntry(entry) {
        let samples = Samples(kind)
        do {
          let view = try MissingFont.replacing { try make(samples) }
          MissingFont.replacing {
            InterruptibleWork.run(for: entry) {
              do {
                try fill(view, samples)
              } catch {
                Diagnostics.report("\(View.self) is not filled: \(error)")
              }
            }
          }
          if !isFilled { SampleViews.fillIfEmpty(view) }
          return SampleStage(view, of: entry)
        } catch {
          Diagnostics.report("\(View.self) is not made: \(error)")
          return UIView()
        }
      }
    }
  }
}
