import CellCatalog
import CellSnapshots
import Foundation
import MFS
import UIKit

/// A check that lays an entry out at one width, then at another and back. It compares each picture with one that was
/// never at another width.
@MainActor
struct RotationCheck: EntryCheck {
  static let checks: Set<CheckKind> = [.rotation]

  let entry: CatalogEntry
  let name: EntryName
  let circumstances: Circumstances
  let widths: [CGFloat]
  let sampler: RowSampler

  static func run(on entry: CheckedEntry, into report: inout CheckReport) throws {
    let check = RotationCheck(
      entry: entry.entry, name: entry.name, circumstances: entry.settings.plainCircumstances,
      widths: entry.settings.widths, sampler: entry.sampler)
    let findings = try entry.examine(for: .rotation) { try check.findings { report.note($0) } }
    report.add(findings, of: entry.entry)
  }

  /// - Parameter note: A closure that receives the number of compared rows.
  func findings(noting note: @MainActor ([Sample]) -> Void) throws(RenderError) -> [CheckFinding] {
    var fresh: [CGFloat: ViewPicture] = [:]
    var findings: [CheckFinding] = []
    var hasControllers = false
    func picture(at width: CGFloat) throws(RenderError) -> ViewPicture {
      if let known = fresh[width] { return known }
      let made = try ShownEntry.show(entry, name: name, in: at(width), sampler: sampler) { shown in
        note(shown.samples(in: .rotation))
        hasControllers = !shown.controllers.isEmpty
        return self.picture(of: shown)
      }
      fresh[width] = made
      return made
    }
    func turn(from first: CGFloat, to second: CGFloat) throws(RenderError) {
      let (before, after) = (try picture(at: first), try picture(at: second))
      findings += try ShownEntry.show(entry, name: name, in: at(first)) { shown in
        _ = self.picture(of: shown)
        let turned = self.findings(
          in: shown, turnedTo: second, after, "turned from \(PlainNumber.text(first))")
        let back = self.findings(
          in: shown, turnedTo: first, before, "turned to \(PlainNumber.text(second)) and back")
        return turned.isEmpty ? back : turned
      }
    }
    for (first, second) in Self.turns(between: widths) { try turn(from: first, to: second) }
    guard let width = widths.first else { return findings }
    if fresh.isEmpty {
      hasControllers = try ShownEntry.show(entry, name: name, in: at(width)) { !$0.controllers.isEmpty }
    }
    if hasControllers, let side = widthOnItsSide {
      try turn(from: width, to: side)
      try turn(from: side, to: width)
    } else if fresh.count < 2 {
      note([Sample(entry: name.text, check: .rotation, kind: .widths, looked: widths.count, total: 2)])
    }
    return findings
  }

  /// The width of the first screen when it is turned, for controllers; nil if the entry has a height of its own.
  private var widthOnItsSide: CGFloat? {
    guard let width = widths.first, entry.height == .automatic else { return nil }
    let side = screen(width).height
    return widths.contains(side) ? nil : side
  }

  /// Returns the pairs of neighbouring widths, and the pair of the minimum and the maximum, each in both
  /// directions.
  static func turns(between widths: [CGFloat]) -> [(CGFloat, CGFloat)] {
    let sorted = Array(Set(widths)).sorted()
    var pairs = Array(zip(sorted, sorted.dropFirst()))
    if sorted.count > 2, let minimum = sorted.first, let maximum = sorted.last {
      pairs.append((minimum, maximum))
    }
    return pairs + pairs.map { ($0.1, $0.0) }
  }

  private func at(_ width: CGFloat) -> Circumstances {
    var circumstances = circumstances
    circumstances.configuration.width = width
    return circumstances
  }

  private func screen(_ width: CGFloat) -> CGSize {
    RenderJob(index: 0, entry: entry, name: name, configuration: at(width).configuration).screenSize
  }

  private func picture(of shown: ShownEntry) -> ViewPicture {
    ViewPicture(of: shown, rowLimit: sampler.limit)
  }

  private func findings(
    in shown: ShownEntry, turnedTo width: CGFloat, _ expected: ViewPicture, _ reproduction: String
  ) -> [CheckFinding] {
    let (differences, lasting) = shown.turn(to: at(width), screen: screen(width)) {
      let differences = expected.differences(to: picture(of: shown))
      return (differences, differences.isEmpty ? [] : differencesOnceBound(in: shown, expected))
    }
    let place = EntryPlace(
      entry: name.text, circumstances: at(width), hasSections: shown.place.hasSections)
    return differences.map { difference in
      let isBound = !lasting.contains { $0.isAboutSame(as: difference) }
      return CheckFinding(
        .rotation, in: place, row: difference.row, difference,
        reproduction: isBound
          ? "\(reproduction); what is set in bindData does not follow the width" : reproduction)
    }
  }

  /// Returns the differences that remain after all cells and controllers in the pattern bind their view models
  /// again.
  private func differencesOnceBound(in shown: ShownEntry, _ expected: ViewPicture) -> [ViewDifference] {
    bindAgain(in: shown.content.view)
    return expected.differences(to: picture(of: shown))
  }

  private func bindAgain(in view: UIView) {
    func bind(_ runner: some MFSStepRunning) { runner.bindData(from: runner.viewModel) }
    if let view = view as? any MFSView { bind(view) }
    if let controller = view.viewController as? any UIViewController & MFSController { bind(controller) }
    for subview in view.subviews { bindAgain(in: subview) }
  }
}
