import Foundation

/// A placement of the labels of constraints, in points.
///
/// Each label is on its line or beside it. If there is no room, a number takes its place, which the legend explains. No
/// two labels overlap.
struct ConstraintLabels: Hashable, Sendable {
  struct Label: Hashable, Sendable {
    /// The index of the constraint.
    var constraint: Int
    var text: String
    var rect: CGRect
  }

  /// A number in the legend, for every constraint with this caption that has no label of its own.
  struct LegendRow: Hashable, Sendable {
    var number: Int
    /// The index of the first such constraint.
    var constraint: Int
  }

  private(set) var labels: [Label] = []
  private(set) var legend: [LegendRow] = []
  private let constraints: [DrawnConstraint]
  private let texts: [CGRect]
  private let bounds: CGRect

  /// - Parameters:
  ///   - texts: The areas that a label covers only if there is no other place.
  ///   - size: A closure that returns the size of a label with a text.
  init(
    of constraints: [DrawnConstraint], beside texts: [CGRect], in bounds: CGRect, size: (String) -> CGSize
  ) {
    self.constraints = constraints
    self.texts = texts
    self.bounds = bounds
    // Broken constraints matter most, and a short line leaves the least choice.
    let order = constraints.indices.sorted { left, right in
      let (first, second) = (constraints[left], constraints[right])
      let isBroken = (first.state == .broken, second.state == .broken)
      if isBroken.0 != isBroken.1 { return isBroken.0 }
      return (first.line.length, left) < (second.line.length, right)
    }
    var numbers: [String: Int] = [:]
    for index in order {
      guard let text = constraints[index].label else { continue }
      if let rect = room(for: size(text), at: constraints[index].line) {
        labels.append(Label(constraint: index, text: text, rect: rect))
        continue
      }
      let caption = constraints[index].caption
      let number = numbers[caption] ?? numbers.count + 1
      if numbers.updateValue(number, forKey: caption) == nil {
        legend.append(LegendRow(number: number, constraint: index))
      }
      guard let rect = room(for: size("\(number)"), at: constraints[index].line) else { continue }
      labels.append(Label(constraint: index, text: "\(number)", rect: rect))
    }
  }

  /// Returns a place that covers no label, and as little as possible of texts and other lines. Places near the line's
  /// middle are preferred.
  private func room(for size: CGSize, at line: AxisLine) -> CGRect? {
    let wanted = Self.centres(of: size, at: line).map { centre in
      CGRect(
        x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width, height: size.height)
    }
    let places = wanted.map { $0.moved(into: bounds) }
    let near = surroundings(of: places.reduce(.null) { $0.union($1) }, but: line)
    var best: (rect: CGRect, cost: CGFloat)?
    for (index, rect) in places.enumerated() {
      let around = rect.insetBy(dx: -0.5, dy: -0.5)
      guard bounds.contains(rect), !near.labels.contains(where: { $0.intersects(around) }) else { continue }
      let distance = abs(rect.minX - wanted[index].minX) + abs(rect.minY - wanted[index].minY)
      let cost = near.cost(of: rect, on: line) + CGFloat(index) * 6 + distance * 3
      if cost < best?.cost ?? .infinity { best = (rect, cost) }
    }
    return best?.rect
  }

  /// The labels, texts and lines near a label's possible places.
  private struct Surroundings {
    var labels: [CGRect]
    var texts: [CGRect]
    var distances: [CGRect]
    var guides: [CGRect]

    /// Returns the cost of a place, roughly in square points.
    func cost(of rect: CGRect, on line: AxisLine) -> CGFloat {
      let covered = texts.reduce(CGFloat(0)) { sum, text in
        let shared = text.intersection(rect)
        return shared.isNull ? sum : sum + shared.width * shared.height / 2
      }
      // Guides are faint and long, so they cost less.
      let crossed = 25 * distances.count(where: rect.intersects) + 8 * guides.count(where: rect.intersects)
      // A line that its own label hides completely is invisible.
      let length = line.isHorizontal ? rect.width : rect.height
      let isHidden = rect.intersects(line.rect(around: 0.5)) && length + 8 > line.length
      return covered + CGFloat(crossed) + (isHidden ? 80 : 0)
    }
  }

  private func surroundings(of area: CGRect, but line: AxisLine) -> Surroundings {
    func lines(_ shape: DrawnConstraint.Shape) -> [CGRect] {
      constraints.filter { $0.shape == shape && $0.line != line }.map { $0.line.rect(around: 0.5) }
        .filter(area.intersects)
    }
    return Surroundings(
      labels: labels.map(\.rect).filter(area.insetBy(dx: -1, dy: -1).intersects),
      texts: texts.filter(area.intersects), distances: lines(.distance), guides: lines(.guide))
  }

  /// Returns the possible centres: on the line from its middle outwards, then beside it, and then beyond its ends.
  private static func centres(of size: CGSize, at line: AxisLine) -> [CGPoint] {
    let (along, across) = line.isHorizontal ? (size.width, size.height) : (size.height, size.width)
    let middle = (line.start + line.end) / 2
    let reach = max(0, (line.length - along) / 2)
    let steps = [0, -0.5, 0.5, -1, 1].map { middle + CGFloat($0) * reach }
    let aside = across / 2 + 3
    var centres = steps.map { line.point(along: $0, across: line.across) }
    centres += steps.flatMap { step in
      [-aside, aside].map { line.point(along: step, across: line.across + $0) }
    }
    centres += [line.start - along / 2 - 3, line.end + along / 2 + 3].map {
      line.point(along: $0, across: line.across)
    }
    let further = along / 2 + 3
    centres += [line.start - further, line.end + further].flatMap { end in
      [-aside, aside].map { line.point(along: end, across: line.across + $0) }
    }
    return centres
  }
}

extension CGRect {
  /// Returns the rectangle moved into another rectangle, if it fits.
  fileprivate func moved(into bounds: CGRect) -> CGRect {
    var rect = self
    rect.origin.x = max(min(minX, bounds.maxX - width), bounds.minX)
    rect.origin.y = max(min(minY, bounds.maxY - height), bounds.minY)
    return rect
  }
}
