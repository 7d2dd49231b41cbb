package import CellDrawing
import Foundation

/// A diagram of traces. It has a row for each occasion, with the steps from left to right and the look-ups in
/// caches.
package struct TraceDiagram {
  private static let margin: CGFloat = 24
  private static let ordersLeft: CGFloat = 200
  private static let stepsLeft: CGFloat = 320
  private static let cachesLeft: CGFloat = 1_020
  private static let cacheWidth: CGFloat = 150
  private static let runHeight: CGFloat = 32
  private static let rowPadding: CGFloat = 8
  private static let ink = Color(white: 0.13)
  private static let pale = Color(white: 0.45)
  private static let rule = Color(white: 0.87)
  /// The article's colours for the static frames, `subviewFrames` and `subviewSizes`.
  private static let cacheColors = [
    Color(red: 0, green: 0.81, blue: 0.56), Color(red: 0.35, green: 0.50, blue: 0.97),
    Color(red: 0.97, green: 0.35, blue: 0.45),
  ]

  private var nodes: [Node] = []
  private var y = margin

  /// Returns the diagram in points. It is as high as the traces need.
  package static func scene(of traces: [CellTrace]) -> Scene {
    var diagram = TraceDiagram()
    diagram.addLegend()
    for trace in traces { diagram.add(trace) }
    let size = CGSize(width: cachesLeft + 3 * cacheWidth + margin, height: diagram.y)
    let background = Node.fill(.rect(CGRect(origin: .zero, size: size)), .nonZero, .color(.white))
    return Scene(size: size, nodes: [background] + diagram.nodes)
  }

  private mutating func addLegend() {
    let right = addPill("ran", skipped: nil, x: Self.margin)
    addPill("skipped", skipped: "why", x: right)
    y += Self.runHeight + Self.rowPadding
  }

  private mutating func add(_ trace: CellTrace) {
    addText(trace.title, at: CGPoint(x: Self.margin, y: y + 8), size: 18, weight: 600)
    y += 42
    for (index, count) in (trace.occasions.first?.caches ?? []).enumerated() {
      let x = Self.cachesLeft + CGFloat(index) * Self.cacheWidth
      let color = Self.cacheColors[index % Self.cacheColors.count]
      nodes.append(
        .fill(.roundedRect(CGRect(x: x, y: y + 3, width: 10, height: 10), radius: 2), .nonZero, .color(color))
      )
      addText(count.cache, at: CGPoint(x: x + 15, y: y), size: 12, color: Self.pale)
    }
    y += 24
    for occasion in trace.occasions { add(occasion) }
    y += Self.margin
  }

  private mutating func add(_ occasion: TracedOccasion) {
    let line = CGRect(
      x: Self.margin, y: y, width: Self.cachesLeft + 3 * Self.cacheWidth - Self.margin, height: 1)
    nodes.append(.fill(.rect(line), .nonZero, .color(Self.rule)))
    y += Self.rowPadding
    addText(occasion.name, at: CGPoint(x: Self.margin, y: y + 6), size: 13, weight: 600)
    for (index, count) in occasion.caches.enumerated() {
      let x = Self.cachesLeft + CGFloat(index) * Self.cacheWidth + 15
      let isAsked = count.hits + count.misses > 0
      addText(
        isAsked ? count.text : "not asked", at: CGPoint(x: x, y: y + 6), size: 13,
        color: isAsked ? Self.ink : Self.pale)
    }
    if occasion.runs.isEmpty {
      addText("no steps", at: CGPoint(x: Self.ordersLeft, y: y + 7), size: 12, color: Self.pale)
      y += Self.runHeight
    }
    for run in occasion.runs { add(run) }
    y += Self.rowPadding
  }

  private mutating func add(_ run: TracedRun) {
    addText(run.order, at: CGPoint(x: Self.ordersLeft, y: y + 7), size: 12, color: Self.pale)
    var x = Self.stepsLeft
    for step in run.steps {
      let width = Self.pillWidth(step.step, skipped: step.skipped)
      if x > Self.stepsLeft, x + width > Self.cachesLeft - 12 {
        x = Self.stepsLeft
        y += Self.runHeight
      }
      x = addPill(step.step, skipped: step.skipped, x: x)
    }
    y += Self.runHeight
  }

  private static func pillWidth(_ name: String, skipped: String?) -> CGFloat {
    text(skipped.map { "\(name): \($0)" } ?? name, size: 12).size.width.rounded(.up) + 20
  }

  /// Adds a pill with a step's name. Returns the x-coordinate where the next pill begins.
  @discardableResult
  private mutating func addPill(_ name: String, skipped: String?, x: CGFloat) -> CGFloat {
    let rect = CGRect(x: x, y: y + 2, width: Self.pillWidth(name, skipped: skipped), height: 24)
    let outline = Path.roundedRect(rect, radius: 12)
    if let skipped {
      nodes.append(.stroke(outline, Stroke(width: 1, dashes: [3, 3]), .color(Self.pale)))
      addText("\(name): \(skipped)", at: CGPoint(x: x + 10, y: y + 6.5), size: 12, color: Self.pale)
    } else {
      nodes.append(.fill(outline, .nonZero, .color(Color(red: 0.16, green: 0.36, blue: 0.62))))
      addText(name, at: CGPoint(x: x + 10, y: y + 6.5), size: 12, color: .white)
    }
    return rect.maxX + 8
  }

  private mutating func addText(
    _ string: String, at point: CGPoint, size: CGFloat, weight: Int = 400, color: Color = ink
  ) {
    nodes.append(.text(Self.text(string, size: size, weight: weight, color: color), at: point))
  }

  private static func text(
    _ string: String, size: CGFloat, weight: Int = 400, color: Color = ink
  ) -> LaidOutText {
    LaidOutText(
      AttributedText(
        string, attributes: TextAttributes(font: Font(size: size, weight: weight), color: color)),
      in: TextFrame())
  }
}
