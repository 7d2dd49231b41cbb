import CellCatalog
import CellSnapshots
import Foundation
import MFS
import UIKit

/// Computes the frames of rows again, after other rows and in other circumstances, and compares the results.
@MainActor
struct PurityCheck {
  let shown: ShownEntry

  func findings() -> [Finding] {
    shown.sampledRows.flatMap { rows in
      let found = findings(in: FramesProbe.probes(of: rows), rows: rows)
      return found.isEmpty ? pictureFindings(in: rows) : found
    }
  }

  /// What Frames functions give that keep nothing is only seen in cells: two new ones for the same row.
  ///
  /// On another screen the table is as wide as before: who asks the screen for its width is found.
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
    let screenWidth = FrameCircumstances.otherScreenWidth
    let onAnotherScreen = Device.changing({ $0.screenSize.width = screenWidth }) { pictures(rows.paths) }
    return finding(first, again, "shown again by another new cell")
      ?? finding(
        first, onAnotherScreen,
        "shown in the same table on a screen \(PlainNumber.text(screenWidth)) wide") ?? []
  }

  /// The first row that is shown differently.
  private func finding(
    _ expected: [IndexPath: ViewPicture], _ actual: [IndexPath: ViewPicture], _ reproduction: String
  ) -> [Finding]? {
    for path in expected.keys.sorted() {
      guard let expected = expected[path], let actual = actual[path] else { continue }
      let differences = expected.differences(to: actual)
      guard !differences.isEmpty else { continue }
      return differences.map {
        Finding(.purity, in: shown.place, row: path, $0, reproduction: reproduction)
      }
    }
    return nil
  }

  private func findings(in probes: [FramesProbe], rows: TableRows) -> [Finding] {
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
    for (probe, values) in zip(probes, first) {
      // Until now the last row was the last to be shown.
      _ = rows.freshCell(at: probe.path)
      probe.clearCaches()
      found += finding(
        probe, values, probe.values(), "computed after another row was shown, then after its own")
    }
    let circumstances = FrameCircumstances()
    for probe in probes {
      found += circumstances.differences(of: probe).map { difference in
        finding(
          probe, (difference.name, difference.expected, difference.actual), difference.reproduction)
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert("\($0.owner).\($0.view ?? "")").inserted }
  }

  private func finding(
    _ probe: FramesProbe, _ expected: [FrameValue], _ actual: [FrameValue], _ reproduction: String
  ) -> [Finding] {
    FrameValue.difference(expected, actual).map { [finding(probe, $0, reproduction)] } ?? []
  }

  private func finding(
    _ probe: FramesProbe, _ difference: (name: String, expected: String, actual: String),
    _ reproduction: String
  ) -> Finding {
    Finding(
      .purity, in: shown.place, row: probe.path, owner: probe.className, view: difference.name,
      expected: difference.expected, actual: difference.actual, reproduction: reproduction)
  }
}
