internal import Foundation

extension [Node] {
  /// Whether there is glass among the nodes.
  var haveBackdrop: Bool {
    contains { node in
      switch node {
      case .backdrop: true
      case .group(let group): group.nodes.haveBackdrop
      case .fill, .stroke, .image, .text, .shadow: false
      }
    }
  }

  /// The largest standard deviation of the nodes' glass, in points. Nil if there is no glass.
  var widestBackdropBlur: CGFloat? {
    var widest: CGFloat?
    for node in self {
      let blur: CGFloat? =
        switch node {
        case .backdrop(let backdrop): backdrop.blur
        case .group(let group): group.nodes.widestBackdropBlur.map { $0 * group.transform.widening }
        case .fill, .stroke, .image, .text, .shadow: nil
        }
      if let blur, blur.isFinite { widest = Swift.max(widest ?? 0, blur) }
    }
    return widest
  }

  /// Returns the nodes with their backdrops numbered from 1 in the order of painting.
  func numberingBackdrops() -> [Node] {
    var count = 0
    return widestBackdropBlur == nil ? self : numbered(&count)
  }

  private func numbered(_ count: inout Int) -> [Node] {
    var result: [Node] = []
    result.reserveCapacity(self.count)
    for node in self {
      switch node {
      case .backdrop(var backdrop):
        count += 1
        backdrop.number = count
        result.append(.backdrop(backdrop))
      case .group(var group):
        group.nodes = group.nodes.numbered(&count)
        result.append(.group(group))
      case .fill, .stroke, .image, .text, .shadow: result.append(node)
      }
    }
    return result
  }
}

extension Transform {
  /// The factor by which lengths grow, as the mean of both directions.
  fileprivate var widening: CGFloat { abs(determinant).squareRoot() }
}
