internal import CellDrawing

/// The functions of CellSnap that make entries or change them, by the beginnings of their mangled names.
enum EntryMakers {
  private static let beginnings = [
    // CatalogEntry of CellCatalog, and arrays of these.
    "$s11CellCatalog0B5EntryV", "$sSa11CellCatalog",
    // CellSnapPreview of UIKit.
    "$s5UIKit15CellSnapPreviewV",
  ]

  /// Whether a function is one of an entry. Functions that only copy or release entries are none.
  static func contains(_ name: String) -> Bool {
    beginnings.contains { name.hasPrefix($0) } && !name.contains("VWO")
  }

  /// Whether a function makes an entry: an initialiser, or a function that makes entries of samples or previews.
  static func makes(_ name: String) -> Bool {
    contains(name) && (name.hasSuffix("fC") || name.contains("7sampled") || name.contains("8previews"))
  }
}

extension EntryMakers {
  /// Returns the object files that have functions that make entries.
  static func files(in graph: CodeGraph) -> Set<Int> {
    Set(pieces(in: graph).map { graph.pieces[$0].object })
  }

  /// Returns the functions that make entries.
  static func pieces(in graph: CodeGraph) -> [Int] {
    let names = Set(graph.names.texts.indices.filter { makes(graph.names.texts[$0]) })
    return graph.pieces.indices.filter { piece in
      graph.pieces[piece].isCode
        && graph.pieces[piece].references.contains { reference in
          guard case .name(let name) = reference.target else { return false }
          return names.contains(name)
        }
    }
  }
}
