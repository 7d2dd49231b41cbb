import CellCatalog
import Foundation
import MFS
import UIKit

/// Lays cells out again and gives them their view model again, and sees whether anything is bound or resized.
@MainActor
struct IdleCheck {
  let shown: ShownEntry

  func findings() -> [Finding] {
    shown.sampledRows.flatMap { rows in
      rows.paths.flatMap { path -> [Finding] in
        guard let cell = rows.freshCell(at: path) as? any UITableViewCell & MFSCell else { return [] }
        return findings(of: cell, at: path)
      }
    }
  }

  private func findings<Cell: UITableViewCell & MFSCell>(of cell: Cell, at path: IndexPath) -> [Finding] {
    guard cell.isBuilt, cell.viewModel != nil else { return [] }
    // The first layout after the row came into sight may still have something to do.
    layOutAgain(cell)
    let watched = WatchedViews(in: cell.contentView)
    let tests: [(again: String, action: () -> Void)] = [
      ("laid out again", { layOutAgain(cell) }),
      ("given the same view model again", { cell.viewModel = cell.viewModel }),
      ("laid out again after that", { layOutAgain(cell) }),
    ]
    var findings: [Finding] = []
    for (again, action) in tests {
      watched.disturb()
      let events = StepTrace.recording(action).1
      let undone = watched.restore()
      let ran = events.filter { $0.ran && $0.object == ObjectIdentifier(cell) }.map(\.step)
      let steps = [Step.bindData, .resizeSubviews].filter {
        ran.contains($0) || undone.contains($0)
      }
      for step in steps {
        findings.append(
          Finding(
            .idle, in: shown.place, row: path, owner: String(describing: Cell.self), view: step.rawValue,
            expected: "\(step) does not run",
            actual: ran.contains(step)
              ? "it runs" : "its work is done without asking whether anything changed",
            reproduction: again))
      }
    }
    var seen: Set<String?> = []
    return findings.filter { seen.insert($0.view).inserted }
  }

  private func layOutAgain(_ view: UIView) {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }
}

/// Subviews of a cell that are moved and renamed, to see whether something puts all of them back.
@MainActor
private struct WatchedViews {
  private let frames: [(view: UIView, frame: CGRect)]
  private let labels: [(label: UILabel, text: NSAttributedString)]
  private static let offset: CGFloat = 4_096
  private static let mark = "\u{2063}"

  init(in contentView: UIView) {
    let views = contentView.subviews.filter { !$0.isHidden && $0.transform.isIdentity }
    frames = views.map { ($0, $0.frame) }
    labels = views.compactMap { view in
      guard let label = view as? UILabel, let text = label.attributedText, text.length > 0 else { return nil }
      return (label, text)
    }
  }

  func disturb() {
    for (view, frame) in frames { view.frame = frame.offsetBy(dx: Self.offset, dy: 0) }
    for (label, text) in labels {
      let marked = FreedAttributedString(attributedString: text)
      marked.append(NSAttributedString(string: Self.mark))
      label.attributedText = marked
    }
  }

  /// Puts everything back; the steps whose work had been done already for every view.
  func restore() -> [Step] {
    var steps: [Step] = []
    if !frames.isEmpty, frames.allSatisfy({ abs($0.view.frame.minX - $0.frame.minX) < Self.offset / 2 }) {
      steps.append(.resizeSubviews)
    }
    if !labels.isEmpty, labels.allSatisfy({ $0.label.text?.hasSuffix(Self.mark) != true }) {
      steps.append(.bindData)
    }
    for (view, frame) in frames { view.frame = frame }
    for (label, text) in labels { label.attributedText = text }
    return steps
  }
}
