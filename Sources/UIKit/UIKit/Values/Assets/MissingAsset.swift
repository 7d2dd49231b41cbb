internal import CellDrawing
internal import Foundation

/// An image or a colour that no bundle has.
struct MissingAsset {
  enum Kind: String {
    case image
    case color
  }

  let kind: Kind
  let name: String
  /// The places that were searched.
  let indexes: [AssetIndex]

  private static let nearestCount = 3

  /// The message with the name, the places and the nearest names:
  /// `there is no image named "photoo" in /app/Feed_Feed.resources; the nearest name is photo`.
  var message: String {
    let places = indexes.map(\.folder).joined(separator: ", ")
    return "there is no \(kind.rawValue) named \"\(name)\" in \(places); \(hint)"
  }

  private var hint: String {
    let names = Set(indexes.flatMap { kind == .image ? Array($0.images.keys) : Array($0.colors.keys) })
      .sorted()
    let nearest = EditDistance.sorted(names, by: name).prefix(Self.nearestCount)
    switch nearest.count {
    case 0: return "these places have no \(kind.rawValue)s, so add the files to the target's resources"
    case 1: return "the only name is \(nearest[0])"
    default: return "the nearest names are \(nearest.joined(separator: ", "))"
    }
  }
}
