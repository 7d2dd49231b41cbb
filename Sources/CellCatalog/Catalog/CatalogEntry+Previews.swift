import CellSnapshots
import Foundation
public import UIKit

extension CatalogEntry {
  /// Returns an entry for each preview of an app's files that the source pass found.
  ///
  /// ```text
  /// @testable import Feed
  ///
  /// static var entries: [CatalogEntry] {
  ///   CatalogEntry.previews(CellSnapPreviews.all)
  /// }
  /// ```
  ///
  /// An entry has the name of the preview below the name of its file: `NoteCell/Long note`. Characters that no file name
  /// may contain are replaced by hyphens.
  @MainActor
  public static func previews(_ previews: [CellSnapPreview]) -> [CatalogEntry] {
    var taken: Set<String> = []
    return previews.map { preview in
      let plain = name(of: preview)
      var (name, number) = (plain, 1)
      while !taken.insert(name.lowercased()).inserted {
        number += 1
        name = "\(plain) \(number)"
      }
      return CatalogEntry(preview, named: name)
    }
  }

  @MainActor
  private init(_ preview: CellSnapPreview, named name: String) {
    var height = Height.automatic
    var configurations: [SnapshotConfiguration]?
    for trait in preview.traits {
      switch trait.kind {
      case .fixed(let size):
        height = .points(size.height)
        configurations = [SnapshotConfiguration(width: size.width)]
      case .landscape:
        // The phone of the usual width, on its side.
        let device = SnapshotDevice.iPhone13Mini
        configurations = [SnapshotConfiguration(width: device.screenSize.height)]
      case .usual, .portrait, .fitting: break
      }
    }
    self.init(name, height: height, view: { UIView() })
    build = {
      switch preview.make() {
      case .view(let view): .view(view)
      case .controller(let controller): .controller(controller)
      }
    }
    self.configurations = configurations
  }

  @MainActor
  private static func name(of preview: CellSnapPreview) -> String {
    let file = FilePath.name(of: preview.file).split(separator: ".").first.map(String.init) ?? "Preview"
    let parts = [file, preview.name ?? "Preview"].map { part in
      let plain = part.map { "\\/:*?\"<>|".contains($0) || $0.isNewline ? "-" : $0 }
      let trimmed = String(plain).trimmingCharacters(in: CharacterSet(charactersIn: " .-"))
      return trimmed.isEmpty ? "Preview" : trimmed
    }
    return parts.joined(separator: "/")
  }
}
