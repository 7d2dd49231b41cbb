import CellCatalog
import CellSnapshots
import Foundation
import MFS
import UIKit

/// A check that computes the frames of rows and controllers again, after others and in other circumstances, and
/// compares the results.
@MainActor
struct PurityCheck: ShownEntryCheck {
  static let check = CheckKind.purity
  static let looksOnlyAtPlaces = true

  let shown: ShownEntry

  func findings() -> [CheckFinding] {
    shown.viewModelPlaces.flatMap { places in
      let found = findings(in: FramesProbe.probes(of: places), places)
      return found.isEmpty ? pictureFindings(in: places) : found
    }
  }

  /// Compares two new cells or controllers for the same place. This finds Frames functions that cache nothing.
  ///
  /// One comparison uses another screen with a table as wide as before. It finds functions that ask the screen for
  /// its width.
  private func pictureFindings(in places: any ViewModelPlaces) -> [CheckFinding] {
    func pictures(_ paths: [IndexPath]) -> [IndexPath: ViewPicture] {
      var pictures: [IndexPath: ViewPicture] = [:]
      for path in paths {
        pictures[path] = places.freshRunner(at: path)?.shownView.map { ViewPicture(of: $0) }
      }
      return pictures
    }
    let first = pictures(places.paths)
    let again = pictures(places.paths.reversed())
    return finding(first, again, places, "shown again by another new \(places.runner)")
      ?? FrameCircumstances.otherScreenWidth.flatMap { width in
        finding(
          first, Device.changing({ $0.screenSize.width = width }) { pictures(places.paths) }, places,
          "shown in the same \(places.frame) on a screen \(PlainNumber.text(width)) points wide")
      }
      ?? (places as? ShownController).flatMap { afterAnotherHeight(of: $0) } ?? []
  }

  /// Compares views of the same width and another height. This finds values that a controller's class caches by the
  /// width alone.
  private func afterAnotherHeight(of controller: ShownController) -> [CheckFinding]? {
    func picture(height: CGFloat) -> ViewPicture? {
      controller.fresh(at: ShownController.own, height: height)?.shownView.map { ViewPicture(of: $0) }
    }
    guard let size = controller.fresh(at: ShownController.own)?.view.bounds.size else { return nil }
    let height = size.height > size.width ? size.width / 2 : size.width * 2
    FramesProbe.clearCaches(of: controller)
    let expected = picture(height: height)
    FramesProbe.clearCaches(of: controller)
    _ = picture(height: size.height)
    guard let expected, let actual = picture(height: height) else { return nil }
    let path = ShownController.own
    return finding(
      [path: expected], [path: actual], controller,
      "shown in a view \(PlainNumber.text(height)) points high, after one \(PlainNumber.text(size.height)) points high"
    )
  }

  /// Returns a finding for the first place that is shown differently.
  private func finding(
    _ expected: [IndexPath: ViewPicture], _ actual: [IndexPath: ViewPicture], _ places: any ViewModelPlaces,
    _ reproduction: String
  ) -> [CheckFinding]? {
    for path in expected.keys.sorted() {
      guard let expected = expected[path], let actual = actual[path] else { continue }
      let differences = expected.differences(to: actual)
      guard !differences.isEmpty else { continue }
      return differences.map {
        CheckFinding(
          .purity, in: shown.place, row: places.row(at: path), $0,
          reproduction: reproduction + places.circumstances(at: path))
      }
    }
    return nil
  }

  private func findings(in probes: [FramesProbe], _ places: any ViewModelPlaces) -> [CheckFinding] {
    guard !probes.isEmpty else { return [] }
    for probe in probes { probe.clearCaches() }
    var found: [CheckFinding] = []
    var first: [[FrameValue]] = []
    for probe in probes {
      let values = probe.values()
      first.append(values)
      found += finding(probe, places, values, probe.values(), "computed twice")
      probe.clearCaches()
      found += finding(probe, places, values, probe.values(), "computed again with empty caches")
    }
    for probe in probes { probe.clearCaches() }
    for (probe, values) in zip(probes, first).reversed() {
      found += finding(probe, places, values, probe.values(), "computed for \(places.others) first")
    }
    for (probe, values) in zip(probes, first) {
      // So far, the last place was the last one that was shown.
      _ = places.freshRunner(at: probe.path)
      probe.clearCaches()
      found += finding(
        probe, places, values, probe.values(),
        "computed after \(places.another) was shown, then after its own")
    }
    let circumstances = FrameCircumstances()
    for probe in probes {
      found += circumstances.differences(of: probe).map { difference in
        finding(
          probe, places, (difference.name, difference.expected, difference.actual), difference.reproduction)
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert("\($0.owner).\($0.view ?? "")").inserted }
  }

  private func finding(
    _ probe: FramesProbe, _ places: any ViewModelPlaces, _ expected: [FrameValue], _ actual: [FrameValue],
    _ reproduction: String
  ) -> [CheckFinding] {
    FrameValue.difference(expected, actual).map { [finding(probe, places, $0, reproduction)] } ?? []
  }

  private func finding(
    _ probe: FramesProbe, _ places: any ViewModelPlaces,
    _ difference: (name: String, expected: String, actual: String), _ reproduction: String
  ) -> CheckFinding {
    CheckFinding(
      .purity, in: shown.place, at: probe.path, of: places, owner: probe.className, view: difference.name,
      expected: difference.expected, actual: difference.actual, reproduction: reproduction)
  }
}
