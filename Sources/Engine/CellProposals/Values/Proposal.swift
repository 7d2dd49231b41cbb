/// The size that a node is offered, in points. The node decides which size it takes.
///
/// Nothing in a direction asks for the ideal length, zero for the minimum, and infinity for the maximum. A negative
/// length counts as zero, and a length that is not a number as nothing.
package struct Proposal: Sendable {
  /// The length of a node without a length of its own if nothing is proposed.
  package static let standardLength = 10.0

  package static let unspecified = Proposal(width: nil, height: nil)
  package static let zero = Proposal(width: 0, height: 0)
  package static let infinity = Proposal(width: .infinity, height: .infinity)

  // Not a number stands for nothing, which keeps a proposal at two words.
  private var storedWidth: Double
  private var storedHeight: Double

  package init(width: Double?, height: Double?) {
    storedWidth = Self.stored(width)
    storedHeight = Self.stored(height)
  }

  package init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }

  package init(_ length: Double?, along axis: NodeAxis, across breadth: Double?) {
    self =
      axis == .horizontal
      ? Proposal(width: length, height: breadth) : Proposal(width: breadth, height: length)
  }

  private static func stored(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .nan }
    return length > 0 ? length : 0
  }

  package var width: Double? {
    get { storedWidth.isNaN ? nil : storedWidth }
    set { storedWidth = Self.stored(newValue) }
  }

  package var height: Double? {
    get { storedHeight.isNaN ? nil : storedHeight }
    set { storedHeight = Self.stored(newValue) }
  }

  package subscript(axis: NodeAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Returns the proposed size, with a given length where nothing is proposed.
  package func size(otherwise length: Double = standardLength) -> LayoutSize {
    LayoutSize(width ?? length, height ?? length)
  }
}

extension Proposal: Hashable {
  package static func == (left: Proposal, right: Proposal) -> Bool {
    left.storedWidth.bitPattern == right.storedWidth.bitPattern
      && left.storedHeight.bitPattern == right.storedHeight.bitPattern
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(storedWidth.bitPattern)
    hasher.combine(storedHeight.bitPattern)
  }
}
