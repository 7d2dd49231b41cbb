import Foundation
import MFS
import UIKit

/// Computes the frames of rows again, for other rows first, and at another text size first, and compares the results.
@MainActor
struct PurityCheck {
  let shown: ShownEntry
  let rowLimit: Int

  func findings() -> [Finding] {
    shown.tables.flatMap { table in
      let found = findings(in: FramesProbe.probes(of: table, limit: rowLimit))
      return found.isEmpty ? pictureFindings(in: TableRows(of: table, limit: rowLimit)) : found
    }
  }

  /// What Frames functions give that keep nothing is only seen in cells: two new ones for the same row.
  private func pictureFindings(in rows: TableRows) -> [Finding] {
    func pictures(_ paths: [IndexPath]) -> [IndexPath: ViewPicture] {
      var pictures: [IndexPath: ViewPicture] = [:]
      for path in paths {
        guard let cell = rows.freshCell(at: path), cell is any MFSCell else { continue }
        pictures[path] = ViewPicture(of: cell)
      }
      return pictures
    }
    let first = pictures(rows.paths)
    let again = pictures(rows.paths.reversed())
    for path in rows.paths {
      guard let expected = first[path], let actual = again[path],
        let difference = expected.difference(to: actual)
      else { continue }
      return [
        Finding(
          .purity, in: shown.place, row: path, owner: expected.className, view: difference.view,
          viewClass: difference.viewClass, expected: difference.expected, actual: difference.actual,
          reproduction: "shown again by another new cell")
      ]
    }
    return []
  }

  private func findings(in probes: [FramesProbe]) -> [Finding] {
    guard !probes.isEmpty else { return [] }
    for probe in probes { probe.clearCaches() }
    var found: [Finding] = []
    var first: [[FrameValue]] = []
    for probe in probes {
      let values = probe.values()
      first.append(values)
      found += finding(probe, values, probe.values(), "computed twice")
      probe.clearCaches()
      found += finding(probe, values, probe.values(), "computed again with empty caches")
    }
    for probe in probes { probe.clearCaches() }
    for (probe, values) in zip(probes, first).reversed() {
      found += finding(probe, values, probe.values(), "computed for the rows below first")
    }
    found += probes.flatMap(environmentFindings)
    var seen: Set<String> = []
    return found.filter { seen.insert("\($0.owner).\($0.view ?? "")").inserted }
  }

  /// At a width where nothing was computed yet, so that also what a class keeps for itself is new: the frames at the
  /// largest text alone, and those computed after the smallest text's at a width next to it.
  private func environmentFindings(_ probe: FramesProbe) -> [Finding] {
    defer { shown.place.circumstances.makeCurrent() }
    let alone = UnusedWidth.next(near: probe.tableSize)
    let after = UnusedWidth.next(near: probe.tableSize)
    use(.accessibilityExtraLarge)
    let expected = probe.values(tableSize: alone)
    use(.extraSmall)
    _ = probe.values(tableSize: after)
    use(.accessibilityExtraLarge)
    let actual = probe.values(tableSize: after)
    return finding(probe, expected, actual, "computed at text size XS first, then at AX3") { $0.isNear($1) }
  }

  private func use(_ category: UIContentSizeCategory) {
    var circumstances = shown.place.circumstances
    circumstances.configuration.contentSizeCategory = category
    circumstances.makeCurrent()
  }

  private func finding(
    _ probe: FramesProbe, _ expected: [FrameValue], _ actual: [FrameValue], _ reproduction: String,
    isSame: (FrameValue, FrameValue) -> Bool = { $0.text == $1.text }
  ) -> [Finding] {
    guard let difference = FrameValue.difference(expected, actual, isSame: isSame) else { return [] }
    return [
      Finding(
        .purity, in: shown.place, row: probe.path, owner: probe.className, view: difference.name,
        expected: difference.expected, actual: difference.actual, reproduction: reproduction)
    ]
  }
}

/// Widths that no table ever had in this process.
@MainActor
private enum UnusedWidth {
  private static var count = 0

  /// A little wider, by less than any rounding of frames is likely to show.
  static func next(near size: CGSize) -> CGSize {
    count += 1
    return CGSize(width: size.width + CGFloat(count) / 65_536, height: size.height)
  }
}

extension FrameValue {
  /// Whether two values are the same but for a pixel or two, as at widths next to each other.
  fileprivate func isNear(_ other: FrameValue) -> Bool {
    let (first, second) = (numbers, other.numbers)
    guard first.count == second.count, !first.isEmpty else { return text == other.text }
    return zip(first, second).allSatisfy { abs($0 - $1) <= 2 || ($0.isNaN && $1.isNaN) || $0 == $1 }
  }

  private var numbers: [CGFloat] {
    switch value {
    case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
    case .size(let size): [size.width, size.height]
    case .number(let number): [number]
    case .textSize(let sizes):
      [sizes.minSize.width, sizes.minSize.height, sizes.maxSize.width, sizes.maxSize.height]
    case .flag, .other: []
    }
  }
}
