/// What a change of a layout is about.
package enum ChangeKind: String, Hashable, Sendable, Codable, CaseIterable {
  case geometry
  case style
  case data
}
