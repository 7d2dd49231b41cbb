import CellSnapshots

/// The views of a picture as values, which another process can read.
struct PicturedViews: Sendable {
  /// The layout with the app's settings of each view, which layouts of references do not contain.
  let layout: SnapshotLayout
  /// The role of each view of the layout.
  let roles: [ViewRole]
}

extension PicturedViews: Codable {
  private enum CodingKeys: CodingKey {
    case layout, roles
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    layout = try SnapshotLayout(parsing: container.decode(String.self, forKey: .layout))
    roles = try container.decode([ViewRole].self, forKey: .roles)
    guard roles.count == layout.views.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .roles, in: container,
        debugDescription: "\(roles.count) roles for \(layout.views.count) views")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(layout.text, forKey: .layout)
    try container.encode(roles, forKey: .roles)
  }
}
