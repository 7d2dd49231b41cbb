package import CellDrawing
import Foundation

/// A plot of the processor times of frames from left to right, with the budgets as lines.
package struct ScrollPlot {
  private static let margin: CGFloat = 24
  private static let left: CGFloat = 72
  private static let top: CGFloat = 84
  private static let plotSize = CGSize(width: 1_000, height: 320)
  private static let bottom: CGFloat = 64
  private static let ink = Color(white: 0.13)
  private static let pale = Color(white: 0.45)
  private static let rule = Color(white: 0.87)
  private static let budgetColor = Color(red: 0.75, green: 0.15, blue: 0.2)
  private static let parts: [(name: String, color: Color, time: @Sendable (ScrollFrame) -> Double)] = [
    ("main thread", Color(red: 0.16, green: 0.36, blue: 0.62), { $0.mainThread }),
    ("waiting", Color(red: 0.62, green: 0.42, blue: 0.68), { $0.waiting }),
    ("painting", Color(red: 0.95, green: 0.6, blue: 0.2), { $0.painting }),
    ("composing", Color(red: 0.6, green: 0.75, blue: 0.45), { $0.composing }),
  ]

  private let frames: [ScrollFrame]
  /// The time at the top of the plot, in milliseconds.
  private let maximum: Double
  private var nodes: [Node] = []

  private init(_ frames: [ScrollFrame]) {
    self.frames = frames
    let slowest = frames.map(\.total).max() ?? 0
    maximum = max(20, (slowest * 1.05 / 5).rounded(.up) * 5)
  }

  /// Returns the plot. Its lengths are in points.
  ///
  /// - Parameter frames: the frames without the first one, which fills an empty screen.
  package static func scene(of frames: [ScrollFrame], title: String) -> Scene {
    var plot = ScrollPlot(frames)
    let size = CGSize(
      width: left + plotSize.width + margin + 60, height: top + plotSize.height + bottom)
    plot.nodes.fill(CGRect(origin: .zero, size: size), .white)
    plot.nodes.add(title, at: CGPoint(x: margin, y: 16), size: 16, weight: 600, color: ink)
    plot.addLegend()
    plot.addScale()
    plot.addBars()
    plot.addBudgets()
    plot.addEvents()
    return Scene(size: size, nodes: plot.nodes)
  }

  private mutating func addLegend() {
    var x = Self.left
    for part in Self.parts {
      nodes.fill(CGRect(x: x, y: 52, width: 12, height: 12), part.color)
      x = nodes.add(part.name, at: CGPoint(x: x + 18, y: 50), size: 13, color: Self.ink) + 24
    }
    nodes.add(
      "the slowest frame of each \(framesPerColumn == 1 ? "one" : "\(framesPerColumn)")",
      at: CGPoint(x: x, y: 50), size: 13, color: Self.pale)
  }

  /// Adds milliseconds on the left and seconds at the bottom.
  private mutating func addScale() {
    let step = maximum > 60 ? 20.0 : maximum > 30 ? 10 : 5
    for value in stride(from: 0, through: maximum, by: step) {
      let y = y(of: value)
      nodes.fill(CGRect(x: Self.left, y: y, width: Self.plotSize.width, height: 1), Self.rule)
      nodes.add("\(Int(value)) ms", end: Self.left - 10, y: y - 8, size: 12, color: Self.pale)
    }
    let seconds = Double(frames.count) / TableScroller.frameRate
    for place in 0...5 {
      let part = Double(place) / 5
      nodes.add(
        String(format: "%.1f s", seconds * part),
        at: CGPoint(x: Self.left + Self.plotSize.width * part - 12, y: Self.top + Self.plotSize.height + 8),
        size: 12,
        color: Self.pale)
    }
  }

  /// Adds a column for each frame, or for the slowest of several frames that share a column.
  private mutating func addBars() {
    let width = Self.plotSize.width / CGFloat(columnCount)
    for (column, frame) in columns.enumerated() {
      var below = 0.0
      for part in Self.parts {
        let time = part.time(frame)
        let rect = CGRect(
          x: Self.left + CGFloat(column) * width, y: y(of: below + time), width: width,
          height: y(of: below) - y(of: below + time))
        nodes.fill(rect, part.color)
        below += time
      }
    }
  }

  private mutating func addBudgets() {
    for budget in ScrollReport.budgets {
      let y = y(of: budget.milliseconds)
      let line = CGRect(x: Self.left, y: y - 0.5, width: Self.plotSize.width, height: 1)
      nodes.fill(line, Self.budgetColor)
      nodes.add(
        "\(budget.frameRate) Hz", at: CGPoint(x: Self.left + Self.plotSize.width + 8, y: y - 8), size: 12,
        color: Self.budgetColor)
    }
  }

  /// Adds a mark below each frame with an event besides scrolling, and the event's name if there is room.
  private mutating func addEvents() {
    var free = -CGFloat.infinity
    let y = Self.top + Self.plotSize.height + 30
    for (index, frame) in frames.enumerated() {
      guard let event = frame.event, event != "page" else { continue }
      let x = Self.left + Self.plotSize.width * CGFloat(index) / CGFloat(max(1, frames.count))
      nodes.fill(CGRect(x: x - 0.5, y: y - 6, width: 1, height: 6), Self.ink)
      guard x > free else { continue }
      free = nodes.add(event, at: CGPoint(x: x, y: y), size: 11, color: Self.pale) + 12
    }
  }

  private var framesPerColumn: Int { max(1, (frames.count + 999) / 1_000) }
  private var columnCount: Int { max(1, (frames.count + framesPerColumn - 1) / framesPerColumn) }

  private var columns: [ScrollFrame] {
    stride(from: 0, to: frames.count, by: framesPerColumn).compactMap { start in
      frames[start..<min(start + framesPerColumn, frames.count)].max { $0.total < $1.total }
    }
  }

  private func y(of milliseconds: Double) -> CGFloat {
    Self.top + Self.plotSize.height * CGFloat(1 - min(milliseconds, maximum) / maximum)
  }
}
