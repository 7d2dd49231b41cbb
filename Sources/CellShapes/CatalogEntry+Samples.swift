internal import CellSnapRemoteImages
public import CellCatalog
public import UIKit

extension CatalogEntry {
  /// Returns the entries for a view that is filled with samples: with short texts, with long ones, and without what is
  /// optional. A view that nothing fills has one entry.
  ///
  /// - Parameters:
  ///   - make: Makes the view. The pictures stay empty if it throws, and a line says why. If a shape interrupts it, the
  ///     view is drawn as it is then, without being filled. It is empty if UIKit's initialiser was not called yet.
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
      var sampled = CatalogEntry(entry) {
        LaterWork.begin()
        defer { LaterWork.end() }
        let samples = Samples(kind)
        let making = SampleMaking(of: entry) { try make(samples) }
        guard let view = making.view else {
          guard let error = making.error else { return SampleStage(UIView(), of: entry) }
          Diagnostics.report("\(View.self) is not made: \(error)")
          return UIView()
        }
        let stage = SampleStage(view, of: entry)
        stage.standsInForImages = kind != .absent
        if making.hasEnded {
          let hasEnded = InterruptibleWork.run(for: entry) {
            do {
              try fill(view, samples)
            } catch {
              stage.problem = "it is not filled: \(error)"
              Diagnostics.report("\(View.self) is not filled: \(error)")
            }
          }
          if !hasEnded { stage.problem = "a shape interrupts its filling" }
          if !isFilled { SampleViews.fillIfEmpty(view) }
          LaterWork.run(for: entry)
          SampleViews.reloadLists(in: view, for: entry)
        } else {
          stage.problem = "a shape interrupts its making"
        }
        return stage
      }
      sampled.remoteImages.standsIn = kind != .absent
      sampled.blankReason = BlankReason.text
      return sampled
    }
  }
}
