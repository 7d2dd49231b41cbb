import CellSnapshots
import Foundation

extension ScrollReport {
  /// The report for a terminal: first the times, then all counts.
  package var lines: [String] {
    var lines = [
      "\(entry)  \(count(rows, "row")) on \(PlainNumber.text(CGFloat(screen[0])))x"
        + "\(PlainNumber.text(CGFloat(screen[1])))@\(PlainNumber.text(CGFloat(scale)))x, \(frameCount) frames"
        + (without.isEmpty ? "" : ", without " + without.joined(separator: " and ")),
      "",
      row("ms", ["p50", "p99", "p99.9", "worst"]),
      row("main thread", mainThread), row("waiting", waiting), row("painting", painting),
      row("composing", composing),
      row("frame", frame), "",
      "  dropped at 60 Hz   \(dropped60)", "  dropped at 120 Hz  \(dropped120)",
      "  cells              \(cellsMade) made, \(cellsReused) shown again",
      "  idle calls         \(idleCalls)",
      "  caches             \(count(cacheHits, "hit")), \(cacheMisses == 1 ? "1 miss" : "\(cacheMisses) misses")",
      "  pictures           \(picturesPainted) painted, \(megabytes(pictureBytes)) kept at most",
      "  memory             \(megabytes(peakMemory)) at most",
    ]
    lines += slowest.prefix(3).enumerated().map { place, frame in
      "  \(place == 0 ? "slowest" : "       ")            frame \(frame.frame): \(text(frame))"
        + (frame.event.map { ", \($0)" } ?? "")
    }
    return lines
  }

  private func text(_ frame: SlowFrame) -> String {
    "\(milliseconds(frame.mainThread)) main thread, "
      + (frame.waiting > 0 ? "\(milliseconds(frame.waiting)) waiting, " : "")
      + "\(milliseconds(frame.painting)) painting, "
      + "\(milliseconds(frame.composing)) composing"
  }

  private func row(_ name: String, _ statistics: FrameStatistics) -> String {
    row(name, [statistics.p50, statistics.p99, statistics.p999, statistics.worst].map(milliseconds))
  }

  private func row(_ name: String, _ columns: [String]) -> String {
    "  " + name.padding(toLength: 14, withPad: " ", startingAt: 0)
      + columns.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }.joined()
  }

  private func milliseconds(_ value: Double) -> String { String(format: "%.2f", value) }
  private func megabytes(_ bytes: Int) -> String { "\(bytes >> 20) MB" }
  private func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
