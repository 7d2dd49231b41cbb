/// A direction along which lengths are measured.
package enum NodeAxis: UInt8, Sendable {
  case horizontal, vertical

  package var other: NodeAxis { self == .horizontal ? .vertical : .horizontal }

  /// Several directions.
  package struct Set: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let horizontal = Set(rawValue: 1)
    package static let vertical = Set(rawValue: 2)
    package static let both: Set = [.horizontal, .vertical]

    package func contains(_ axis: NodeAxis) -> Bool {
      rawValue & (axis == .horizontal ? Set.horizontal : Set.vertical).rawValue != 0
    }
  }
}
