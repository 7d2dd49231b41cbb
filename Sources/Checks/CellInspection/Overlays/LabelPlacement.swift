import Foundation

/// A placement of the captions of outlined views, in points.
///
/// Each caption is where there is free room. If there is none, a number takes its place, which the legend explains. No
/// two labels overlap.
struct LabelPlacement: Hashable, Sendable {
  struct Label: Hashable, Sendable {
    /// The index of the view.
    var view: Int
    var text: String
    var rect: CGRect
  }

  /// A number in the legend, for every view with this caption that has no label of its own.
  struct LegendRow: Hashable, Sendable {
    var number: Int
    /// The index of the first such view.
    var view: Int
  }

  private(set) var labels: [Label] = []
  private(set) var legend: [LegendRow] = []
  private let bounds: CGRect
  private let contents: [CGRect]

  /// - Parameter size: A closure that returns the size of a label with a text.
  init(of views: [OutlinedView], in bounds: CGRect, size: (String) -> CGSize) {
    self.bounds = bounds
    contents = views.filter(\.isLeaf).map(\.shown)
    var numbered: Set<String> = []
    var unplaced = placeCaptions(of: views, except: numbered, size: size)
    // A caption is either written everywhere or has a number everywhere.
    while !numbered.isSuperset(of: unplaced.map { views[$0].caption }) {
      numbered.formUnion(unplaced.map { views[$0].caption })
      labels = []
      unplaced = placeCaptions(of: views, except: numbered, size: size)
    }
    var numbers: [String: Int] = [:]
    for index in unplaced {
      let view = views[index]
      let number = numbers[view.caption] ?? numbers.count + 1
      if numbers.updateValue(number, forKey: view.caption) == nil {
        legend.append(LegendRow(number: number, view: index))
      }
      guard let rect = roomForNumber(of: size("\(number)"), beside: view) else { continue }
      labels.append(Label(view: index, text: "\(number)", rect: rect))
    }
  }

  /// Places the captions, and returns the indices of the views without room for theirs.
  private mutating func placeCaptions(
    of views: [OutlinedView], except numbered: Set<String>, size: (String) -> CGSize
  ) -> [Int] {
    var unplaced: [Int] = []
    for (index, view) in views.enumerated() {
      if !numbered.contains(view.caption), let rect = room(for: size(view.caption), of: view) {
        labels.append(Label(view: index, text: view.caption, rect: rect))
      } else {
        unplaced.append(index)
      }
    }
    return unplaced
  }

  /// Returns a place that covers no other label and no content, except the caption's own view if it has no text.
  private func room(for size: CGSize, of view: OutlinedView) -> CGRect? {
    let frame = view.shown
    let inner = frame.insetBy(dx: 2, dy: 2)
    var places: [CGRect] = []
    if view.isLeaf, !view.hasText {
      let centred = CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height)
      if inner.contains(centred), isFree(centred, for: view, besides: frame) { return centred }
    }
    if view.isLeaf {
      for y in [frame.minY - size.height - 1, frame.maxY + 1] {
        places += [frame.minX, frame.maxX - size.width].map {
          CGRect(origin: CGPoint(x: $0, y: y), size: size)
        }
      }
      for x in [frame.maxX + 1, frame.minX - size.width - 1] {
        places.append(CGRect(origin: CGPoint(x: x, y: frame.midY - size.height / 2), size: size))
      }
    } else {
      for y in [inner.minY, inner.maxY - size.height] {
        places += [inner.minX, inner.maxX - size.width].map {
          CGRect(origin: CGPoint(x: $0, y: y), size: size)
        }
      }
      places.removeAll { !inner.contains($0) }
    }
    return places.first { isFree($0, for: view, besides: nil) }
  }

  private func isFree(_ rect: CGRect, for view: OutlinedView, besides own: CGRect?) -> Bool {
    area(of: view).contains(rect) && !labels.contains { $0.rect.intersects(rect) }
      && !contents.contains { $0 != own && $0.intersects(rect) }
  }

  private func area(of view: OutlinedView) -> CGRect {
    view.labelArea?.intersection(bounds) ?? bounds
  }

  /// Returns a place for a number that covers no label and as little content as possible. Places near the corners are
  /// preferred.
  private func roomForNumber(of size: CGSize, beside view: OutlinedView) -> CGRect? {
    var best: (rect: CGRect, cost: CGFloat)?
    for (index, origin) in Self.origins(of: size, around: view.shown).enumerated() {
      let rect = CGRect(origin: origin, size: size)
      guard area(of: view).contains(rect), !labels.contains(where: { $0.rect.intersects(rect) }) else {
        continue
      }
      let covered = contents.reduce(CGFloat(index) * 2) { sum, content in
        let shared = content.intersection(rect)
        return shared.isNull ? sum : sum + shared.width * shared.height
      }
      if covered < best?.cost ?? .infinity { best = (rect, covered) }
    }
    return best?.rect
  }

  /// Returns the possible origins: at the corners from outside and inside, and then along the edges.
  private static func origins(of size: CGSize, around frame: CGRect) -> [CGPoint] {
    let columns = [frame.minX - size.width / 2, frame.maxX - size.width / 2]
    let rows = [frame.minY - size.height / 2, frame.maxY - size.height / 2]
    var origins = rows.flatMap { y in columns.map { CGPoint(x: $0, y: y) } }
    origins += [frame.minX - size.width - 1, frame.maxX + 1].map {
      CGPoint(x: $0, y: frame.midY - size.height / 2)
    }
    for y in [frame.minY + 1, frame.maxY - size.height - 1] {
      origins += [frame.minX + 1, frame.maxX - size.width - 1].map { CGPoint(x: $0, y: y) }
    }
    for step in 1...12 {
      let (dx, dy) = (CGFloat(step) * (size.width + 1), CGFloat(step) * (size.height + 1))
      if dx < frame.width {
        for y in [frame.minY + 1, frame.maxY - size.height - 1] {
          origins += [frame.minX + 1 + dx, frame.maxX - size.width - 1 - dx].map { CGPoint(x: $0, y: y) }
        }
      }
      if dy < frame.height {
        for x in [frame.minX + 1, frame.maxX - size.width - 1] {
          origins.append(CGPoint(x: x, y: frame.minY + 1 + dy))
        }
      }
    }
    return origins
  }
}
