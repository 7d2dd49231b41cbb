/// A side of a rectangle.
package enum LayoutEdge: UInt8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// The axis on which the sides before and after lie.
  package var axis: NodeAxis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// Whether coordinates begin at the side.
  package var isFirst: Bool { self == .top || self == .leading }

  /// The side where this one is if lines begin at the right.
  package var mirrored: LayoutEdge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top, .bottom: self
    }
  }

  /// Several sides.
  package struct Set: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package init(_ edge: LayoutEdge) { rawValue = 1 << edge.rawValue }

    package static let top = Set(.top)
    package static let leading = Set(.leading)
    package static let bottom = Set(.bottom)
    package static let trailing = Set(.trailing)
    package static let horizontal: Set = [.leading, .trailing]
    package static let vertical: Set = [.top, .bottom]
    package static let all: Set = [.horizontal, .vertical]

    package func contains(_ edge: LayoutEdge) -> Bool { rawValue & 1 << edge.rawValue != 0 }

    /// The sides where these are if lines begin at the right.
    package var mirrored: Set {
      var result: Set = []
      for edge in LayoutEdge.allCases where contains(edge) { result.formUnion(Set(edge.mirrored)) }
      return result
    }
  }
}
