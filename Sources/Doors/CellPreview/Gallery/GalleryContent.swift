import Foundation

/// The data of a gallery's page.
struct GalleryContent: Hashable, Sendable, Codable {
  /// A picture of an entry, in tiles.
  struct Shot: Hashable, Sendable, Codable {
    /// The index of the entry.
    var entry: Int
    var configuration: PreviewCircumstances
    /// The size of the whole picture in points.
    var size: [Double] = [0, 0]
    var tiles: [Tile] = []
    var layout: LayoutResponse?
  }

  struct Tile: Hashable, Sendable, Codable {
    /// The path below the page, or the picture itself as a `data:` address.
    var path: String
    /// The place in the whole picture, in points.
    var top: Double
    var height: Double
  }

  var mode = "static"
  var catalogue: CatalogueResponse
  var shots: [Shot] = []
  /// The breakpoints of the entries by their indices.
  var breakpoints: [String: BreakpointsResponse] = [:]

  init(catalogue: CatalogueResponse) {
    self.catalogue = catalogue
  }

  /// Replaces the paths of pictures by the pictures themselves.
  mutating func embed(_ pictures: [String: [UInt8]]) {
    for shot in shots.indices {
      for tile in shots[shot].tiles.indices {
        guard let bytes = pictures[shots[shot].tiles[tile].path] else { continue }
        shots[shot].tiles[tile].path = "data:image/png;base64,\(Data(bytes).base64EncodedString())"
      }
    }
  }
}
