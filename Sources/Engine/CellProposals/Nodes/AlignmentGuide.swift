/// A line by which nodes are aligned.
package struct AlignmentGuide: Sendable {
  package enum Kind: UInt8, Sendable {
    /// The leading or the top side.
    case start
    case center
    /// The trailing or the bottom side.
    case end
    case firstTextBaseline, lastTextBaseline, custom
  }

  package let kind: Kind
  package let axis: NodeAxis
  let custom: CustomGuide?

  package init(_ kind: Kind, along axis: NodeAxis) {
    self.kind = kind
    self.axis = axis
    custom = nil
  }

  package init(_ custom: CustomGuide) {
    kind = .custom
    axis = custom.axis
    self.custom = custom
  }

  package static let leading = AlignmentGuide(.start, along: .horizontal)
  package static let horizontalCenter = AlignmentGuide(.center, along: .horizontal)
  package static let trailing = AlignmentGuide(.end, along: .horizontal)
  package static let top = AlignmentGuide(.start, along: .vertical)
  package static let verticalCenter = AlignmentGuide(.center, along: .vertical)
  package static let bottom = AlignmentGuide(.end, along: .vertical)
  package static let firstTextBaseline = AlignmentGuide(.firstTextBaseline, along: .vertical)
  package static let lastTextBaseline = AlignmentGuide(.lastTextBaseline, along: .vertical)

  /// Returns the place of the guide in a node that says nothing about it, in points.
  package func standardValue(in dimensions: NodeDimensions) -> Double {
    if let custom { return custom.standardValue(dimensions) }
    return standardValue(in: dimensions.size)
  }

  /// Returns the place of a guide that is not custom in a node of some size, in points.
  func standardValue(in size: LayoutSize) -> Double {
    switch kind {
    case .start, .custom: 0
    case .center: size[axis] / 2
    case .end, .firstTextBaseline, .lastTextBaseline: size[axis]
    }
  }

  /// The kind of the guide, as a set.
  var kinds: GuideKinds {
    switch kind {
    case .start, .center, .end: .sides
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    case .custom: .custom
    }
  }
}

extension AlignmentGuide: Hashable {
  package static func == (left: AlignmentGuide, right: AlignmentGuide) -> Bool {
    left.kind == right.kind && left.axis == right.axis && left.custom === right.custom
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(axis)
    if let custom { hasher.combine(ObjectIdentifier(custom)) }
  }
}
