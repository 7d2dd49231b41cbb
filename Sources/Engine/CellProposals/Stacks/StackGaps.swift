/// The distances between the children of a stack, in points.
struct StackGaps {
  /// The distance between two children, or nil if it is not the same everywhere.
  private let common: Double?
  /// The distance after each child but the last, if it is not the same everywhere.
  private let distances: [Double]
  let sum: Double

  init(_ children: [LayoutNode], along axis: NodeAxis, fixed: Double?) {
    common = fixed
    guard fixed == nil, var last = children.first?.spacing else {
      distances = []
      sum = (fixed ?? 0) * Double(max(children.count - 1, 0))
      return
    }
    var distances: [Double] = []
    distances.reserveCapacity(children.count - 1)
    for child in children.dropFirst() {
      let next = child.spacing
      distances.append(last.distance(to: next, along: axis))
      last = next
    }
    self.distances = distances
    sum = distances.reduce(0, +)
  }

  /// Returns the distance after a child that is not the last.
  func distance(after index: Int) -> Double { common ?? distances[index] }
}
