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
    let named = previews.map { preview in
      let file = FilePath.name(of: preview.file).split(separator: ".").first.map(String.init)
      return (name: [file ?? "Preview", preview.name ?? "Preview"], preview: preview)
    }
    return Self.previews(named: named) { preview, _ in
      switch preview.make() {
      case .view(let view): .view(view)
      case .controller(let controller): .controller(controller)
      }
    }
  }

  /// Returns an entry for each preview, with a name of its own.
  ///
  /// - Parameters:
  ///   - previews: the previews, each with the parts of its name, which may have any characters.
  ///   - make: makes what an entry of a name shows.
  @MainActor
  package static func previews(
    named previews: [(name: [String], preview: CellSnapPreview)],
    _ make: @escaping @MainActor (_ preview: CellSnapPreview, _ name: String) -> Content
  ) -> [CatalogEntry] {
    var taken: Set<String> = []
    return previews.map { parts, preview in
      let plain = parts.map(plainPart).joined(separator: "/")
      var (name, number) = (plain, 1)
      while !taken.insert(name.lowercased()).inserted {
        number += 1
        name = "\(plain) \(number)"
      }
      return CatalogEntry(preview, named: name, make)
    }
  }

  @MainActor
  private init(
    _ preview: CellSnapPreview, named name: String,
    _ make: @escaping @MainActor (CellSnapPreview, String) -> Content
  ) {
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
    build = { make(preview, name) }
    place = CatalogPlace(file: preview.source.file, line: preview.source.line)
    self.configurations = configurations
  }

  /// Returns a part of a name without characters that no file name may contain.
  private static func plainPart(_ part: String) -> String {
    let plain = part.map { "\\/:*?\"<>|".contains($0) || $0.isNewline ? "-" : $0 }
    let trimmed = String(plain).trimmingCharacters(in: CharacterSet(charactersIn: " .-"))
    return trimmed.isEmpty ? "Preview" : trimmed
  }
}
