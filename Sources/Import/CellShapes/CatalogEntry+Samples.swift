internal import CellSnapRemoteImages
public import CellCatalog
public import UIKit

extension CatalogEntry {
  /// Returns the entries for a view that is filled with samples: with short texts, with long ones, and without what is
  /// optional. A view that nothing fills has one entry.
  ///
  /// - Parameters:
  ///   - make: Makes the view. The pictures stay empty if it throws, and a line says why. If a stub interrupts it, the
  ///     view is drawn as it is then, without being filled. It is empty if UIKit's initialiser was not called yet.
  ///   - fill: Fills the view. If it throws, or a stub interrupts it, the view is drawn as it is then, and a line says
  ///     why. If it would end the program, a new view is filled with other samples: with nothing absent, with numbers in
  ///     texts, and with everything optional absent. A line says which.
  ///   - file: The file in which the entries are made.
  ///   - line: The line in which the entries are made. Changes of the file elsewhere do not concern them.
  public static func sampled<View: UIView>(
    _ name: String, isFilled: Bool, make: @escaping @MainActor (_ samples: Samples) throws -> View,
    filled fill: @escaping @MainActor (_ view: View, _ samples: Samples) throws -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> [CatalogEntry] {
    let kinds: [(Samples.Kind, String)] =
      isFilled ? [(.short, "/short"), (.long, "/long"), (.absent, "/absent")] : [(.short, "")]
    return kinds.map { kind, ending in
      let entry = name + ending
      var sampled = CatalogEntry(
        entry,
        view: {
          SampledView(entry: entry, kind: kind, isFilled: isFilled, make: make, fill: fill).staged()
        }, file: file, line: line)
      sampled.remoteImages.standsIn = kind != .absent
      sampled.blankReason = BlankReason.text
      return sampled
    }
  }
}
