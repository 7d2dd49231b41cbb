import CellCatalog
import CellSnapshots
import Foundation
import MFS
import UIKit

/// Lays an entry out at one width, then at another and back, and compares each with what was never at another width.
@MainActor
struct RotationCheck {
  let entry: Entry
  let name: EntryName
  let circumstances: Circumstances
  let widths: [CGFloat]
  let sampler: RowSampler

  /// - Parameter note: told how many rows are compared.
  func findings(noting note: ([Sample]) -> Void) throws(RenderError) -> [Finding] {
    var fresh: [CGFloat: ViewPicture] = [:]
    var findings: [Finding] = []
    let turns = Self.turns(between: widths)
    if turns.isEmpty {
      note([Sample(entry: name.text, check: .rotation, kind: .widths, looked: widths.count, total: 2)])
    }
    for (first, second) in turns {
      for width in [first, second] where fresh[width] == nil {
        fresh[width] = try ShownEntry.show(entry, name: name, in: at(width), sampler: sampler) { shown in
          note(shown.samples(in: .rotation))
          return picture(of: shown)
        }
      }
      findings += try ShownEntry.show(entry, name: name, in: at(first)) { shown in
        _ = picture(of: shown)
        let turned = self.findings(
          in: shown, turnedTo: second, fresh[second], "turned from \(PlainNumber.text(first))")
        let back = self.findings(
          in: shown, turnedTo: first, fresh[first], "turned to \(PlainNumber.text(second)) and back")
        return turned.isEmpty ? back : turned
      }
    }
    return findings
  }

  /// Each width and its neighbours, and the least and the greatest, from either side.
  static func turns(between widths: [CGFloat]) -> [(CGFloat, CGFloat)] {
    let sorted = Array(Set(widths)).sorted()
    var pairs = Array(zip(sorted, sorted.dropFirst()))
    if sorted.count > 2, let least = sorted.first, let greatest = sorted.last {
      pairs.append((least, greatest))
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

  /// Everything the entry shows, with the first rows of its tables all at once, so that their cells are turned.
  private func picture(of shown: ShownEntry) -> ViewPicture {
    for table in shown.tables {
      let paths = TableRows(of: table).paths.prefix(sampler.limit)
      guard let last = paths.last else { continue }
      table.layoutRows(
        in: CGRect(x: 0, y: 0, width: table.bounds.width, height: table.rectForRow(at: last).maxY))
    }
    return ViewPicture(of: shown.content.view)
  }

  private func findings(
    in shown: ShownEntry, turnedTo width: CGFloat, _ expected: ViewPicture?, _ reproduction: String
  ) -> [Finding] {
    let (differences, lasting) = shown.turn(to: at(width), screen: screen(width)) {
      let differences = expected?.differences(to: picture(of: shown)) ?? []
      return (differences, differences.isEmpty ? [] : differencesOnceBound(in: shown, expected))
    }
    let place = EntryPlace(
      entry: name.text, circumstances: at(width), hasSections: shown.place.hasSections)
    let controller = shown.content.controller.map { String(describing: type(of: $0)) }
    return differences.map { difference in
      var difference = difference
      let isBound = !lasting.contains { $0.isAboutSame(as: difference) }
      if difference.isOutsideOfCells, let controller { difference.owner = controller }
      return Finding(
        .rotation, in: place, row: difference.row, difference,
        reproduction: isBound
          ? "\(reproduction); what is set in bindData does not follow the width" : reproduction)
    }
  }

  /// What still differs when all cells in the pattern have bound again what they show.
  private func differencesOnceBound(in shown: ShownEntry, _ expected: ViewPicture?) -> [ViewDifference] {
    bindAgain(in: shown.content.view)
    return expected?.differences(to: picture(of: shown)) ?? []
  }

  private func bindAgain(in view: UIView) {
    func bind(_ view: some MFSView) { view.bindData(from: view.viewModel) }
    if let view = view as? any MFSView { bind(view) }
    for subview in view.subviews { bindAgain(in: subview) }
  }
}
