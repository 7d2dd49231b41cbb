/// The subject of a change in a layout.
package enum ChangeKind: String, Hashable, Sendable, Codable, CaseIterable {
  case geometry
  case style
  case data
}
