import Foundation

/// The report of the screens: the views that differ, the share within half a point for each screen and for all.
@MainActor struct ScreenReport {
  private(set) var lines: [String] = []
  private var count = 0
  private var nearCount = 0
  private var textCount = 0
  private var skippedCount = 0

  init(_ folder: ScreenFolder) {
    var summaries: [String] = []
    for name in ScreenFolder.names(in: folder.captures) {
      do throws(ScenesError) {
        let capture = try folder.capture(named: name)
        let ours = try folder.layout(named: name, width: capture.width)
        let comparison = ScreenComparison(capture.root, ours)
        lines += comparison.lines.map { "\(name)  \($0)" }
        let skipped = comparison.skipped.values.reduce(0, +)
        summaries.append(
          "\(name)  "
            + Self.share(comparison.nearCount, comparison.textCount, of: comparison.count, skipped: skipped))
        count += comparison.count
        nearCount += comparison.nearCount
        textCount += comparison.textCount
        skippedCount += skipped
      } catch {
        summaries.append("\(name)  \(error)")
      }
    }
    lines += summaries
  }

  var text: String {
    (lines + [Self.share(nearCount, textCount, of: count, skipped: skippedCount)]).joined(separator: "\n")
  }

  private static func share(_ near: Int, _ text: Int, of count: Int, skipped: Int) -> String {
    func percent(_ part: Int) -> String {
      String(format: "%.1f %%", count == 0 ? 0 : Double(part) / Double(count) * 100)
    }
    return
      "\(percent(near)) of \(count) views are within half a point; \(percent(text)) more but for the widths of "
      + "texts; \(skipped) private or invisible views are skipped"
  }
}
