import CellDrawing
import CellScrolling
import Foundation

/// A plot of each arm's times per frame on the main thread, with the budgets as lines. From left to right, on a
/// logarithmic scale, it shows the median, the slowest frame of a hundred and of a thousand, and the worst frame.
struct ScrollArmPlot {
  private static let margin: CGFloat = 32
  private static let left: CGFloat = 232
  private static let plotWidth: CGFloat = 560
  private static let columnWidth: CGFloat = 92
  private static let rowHeight: CGFloat = 30
  private static let heading: CGFloat = 118
  private static let panelTop: CGFloat = 40
  private static let panelBottom: CGFloat = 44
  private static let marks: [(name: String, radius: CGFloat, time: @Sendable (FrameStatistics) -> Double)] = [
    ("median", 3.5, { $0.p50 }), ("slowest of 100", 4.5, { $0.p99 }),
    ("slowest of 1,000", 5.5, { $0.p999 }), ("worst", 6.5, { $0.worst }),
  ]
  private static let columns: [(name: String, text: @Sendable (ScrollArmResult) -> String)] = [
    ("loading", { time($0.loading) }), ("all layout", { time($0.layout) }),
    ("memory", { String(format: "%.0f MB", $0.memory) }),
  ]

  /// The exponents of the powers of ten at both ends of the scale, in milliseconds.
  private let range: ClosedRange<Double>
  private let colors: ScrollArmColors
  private var nodes: [Node] = []

  /// Returns the plot. Its lengths are in points.
  ///
  /// - Parameters:
  ///   - results: The results, grouped by the number of rows.
  ///   - colors: The colours of the page that shows the plot.
  static func scene(of results: [ScrollArmResult], in colors: ScrollArmColors = .light) -> Scene {
    var panels: [[ScrollArmResult]] = []
    for result in results {
      if panels.last?.first?.rows == result.rows {
        panels[panels.count - 1].append(result)
      } else {
        panels.append([result])
      }
    }
    var plot = ScrollArmPlot(results, colors)
    let height = panels.reduce(heading) { $0 + plot.height(of: $1) } + 8
    let width = left + plotWidth + columnWidth * CGFloat(columns.count) + margin
    let size = CGSize(width: width, height: height)
    plot.nodes.fill(CGRect(origin: .zero, size: size), colors.background)
    plot.addHeading()
    var top = heading
    for panel in panels {
      plot.add(panel, top: top)
      top += plot.height(of: panel)
    }
    return Scene(size: size, nodes: plot.nodes)
  }

  private init(_ results: [ScrollArmResult], _ colors: ScrollArmColors) {
    self.colors = colors
    let times = results.flatMap { result in Self.marks.map { $0.time(result.mainThread) } }.filter { $0 > 0 }
    let minimum = floor(log10(min(times.min() ?? 1, 1)))
    range = minimum...max(ceil(log10(times.max() ?? 1)), 1.5)
  }

  private func height(of panel: [ScrollArmResult]) -> CGFloat {
    Self.panelTop + Self.rowHeight * CGFloat(panel.count) + Self.panelBottom
  }

  private mutating func addHeading() {
    nodes.add(
      "What a frame takes of the main thread", at: CGPoint(x: Self.margin, y: 22), size: 20, weight: 600,
      color: colors.ink)
    nodes.add(
      "One table flung by a finger, laid out in eight ways with equal pictures; "
        + "milliseconds of a processor, on a logarithmic scale.",
      at: CGPoint(x: Self.margin, y: 52), size: 13, color: colors.pale)
    var x = Self.margin + 6
    for mark in Self.marks {
      addMark(
        mark.radius, isLast: mark.radius == Self.marks.last?.radius, colors.ink, at: CGPoint(x: x, y: 90))
      x = nodes.add(mark.name, at: CGPoint(x: x + 12, y: 82), size: 12, color: colors.ink) + 26
    }
  }

  private mutating func add(_ panel: [ScrollArmResult], top: CGFloat) {
    let rows = top + Self.panelTop
    let bottom = rows + Self.rowHeight * CGFloat(panel.count)
    let right = Self.left + Self.plotWidth
    nodes.add(
      "\(Self.grouped(panel[0].rows)) posts", at: CGPoint(x: Self.margin, y: top + 14), size: 15, weight: 600,
      color: colors.ink)
    for (place, column) in Self.columns.enumerated() {
      nodes.add(
        column.name, end: right + Self.columnWidth * CGFloat(place + 1), y: top + 16, size: 12,
        color: colors.pale)
    }
    for place in stride(from: 0, to: panel.count, by: 2) {
      let stripe = CGRect(
        x: Self.margin - 8, y: rows + Self.rowHeight * CGFloat(place),
        width: right + Self.columnWidth * CGFloat(Self.columns.count) - Self.margin + 16,
        height: Self.rowHeight)
      nodes.fill(stripe, colors.band)
    }
    addScale(from: rows, to: bottom)
    for (place, result) in panel.enumerated() {
      addRow(result, middle: rows + Self.rowHeight * (CGFloat(place) + 0.5))
    }
  }

  private mutating func addScale(from top: CGFloat, to bottom: CGFloat) {
    for power in Int(range.lowerBound.rounded(.up))...Int(range.upperBound) {
      let value = pow(10, Double(power))
      addLine(at: x(of: value), from: top, to: bottom, colors.rule)
      let label = power < 0 ? String(format: "%.\(-power)f ms", value) : "\(Int(value)) ms"
      nodes.add(label, middle: x(of: value), y: bottom + 8, size: 12, color: colors.pale)
    }
    for budget in ScrollReport.budgets {
      addLine(at: x(of: budget.milliseconds), from: top - 4, to: bottom, colors.budget)
    }
    // Below the scale, the labels would overlap its numbers. Above it, one label ends where the other one begins.
    let (slow, quick) = (ScrollReport.budgets[0], ScrollReport.budgets[1])
    nodes.add(
      "\(quick.frameRate) Hz", end: x(of: quick.milliseconds) - 2, y: top - 20, size: 12,
      color: colors.budget)
    nodes.add(
      "\(slow.frameRate) Hz", at: CGPoint(x: x(of: slow.milliseconds) + 2, y: top - 20), size: 12,
      color: colors.budget)
  }

  private mutating func addRow(_ result: ScrollArmResult, middle: CGFloat) {
    let color = colors.color(of: result.arm)
    nodes.add(
      result.arm.title, end: Self.left - 18, y: middle - 8, size: 13,
      weight: result.arm == .pattern ? 600 : 400, color: colors.ink)
    let (first, last) = (x(of: result.mainThread.p50), x(of: result.mainThread.worst))
    nodes.fill(CGRect(x: first, y: middle - 1, width: last - first, height: 2), color)
    for (place, mark) in Self.marks.enumerated() {
      addMark(
        mark.radius, isLast: place == Self.marks.count - 1, color,
        at: CGPoint(x: x(of: mark.time(result.mainThread)), y: middle))
    }
    for (place, column) in Self.columns.enumerated() {
      nodes.add(
        column.text(result), end: Self.left + Self.plotWidth + Self.columnWidth * CGFloat(place + 1),
        y: middle - 8, size: 13, color: colors.ink)
    }
  }

  /// Adds a dot, or a ring for the last mark.
  private mutating func addMark(_ radius: CGFloat, isLast: Bool, _ color: Color, at center: CGPoint) {
    func circle(_ radius: CGFloat) -> Path {
      .ellipse(
        in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    // A rim in the background's colour separates marks that touch.
    nodes.append(.fill(circle(radius + 1), .nonZero, .color(colors.background)))
    nodes.append(.fill(circle(radius), .nonZero, .color(color)))
    if isLast { nodes.append(.fill(circle(radius - 2), .nonZero, .color(colors.background))) }
  }

  private func x(of milliseconds: Double) -> CGFloat {
    let power = log10(max(milliseconds, pow(10, range.lowerBound)))
    let part = (power - range.lowerBound) / (range.upperBound - range.lowerBound)
    return Self.left + Self.plotWidth * CGFloat(part)
  }

  private mutating func addLine(at x: CGFloat, from top: CGFloat, to bottom: CGFloat, _ color: Color) {
    nodes.fill(CGRect(x: x - 0.5, y: top, width: 1, height: bottom - top), color)
  }

  private static func time(_ milliseconds: Double) -> String {
    milliseconds >= 1_000
      ? String(format: "%.2f s", milliseconds / 1_000)
      : String(format: milliseconds < 10 ? "%.1f ms" : "%.0f ms", milliseconds)
  }

  private static func grouped(_ number: Int) -> String {
    number < 1_000 ? "\(number)" : "\(number / 1_000)," + String(format: "%03d", number % 1_000)
  }
}
