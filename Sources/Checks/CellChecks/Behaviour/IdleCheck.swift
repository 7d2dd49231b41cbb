import CellCatalog
import Foundation
import MFS
import UIKit

/// A check that lays cells and controllers out again and gives them their view model again. Then nothing should be
/// bound or resized.
@MainActor
struct IdleCheck: ShownEntryCheck {
  static let check = CheckKind.idle
  static let looksOnlyAtPlaces = true

  let shown: ShownEntry

  func findings() -> [CheckFinding] {
    shown.viewModelPlaces.flatMap { places in
      places.paths.flatMap { path -> [CheckFinding] in
        places.freshRunner(at: path).map { findings(of: $0, at: path, places) } ?? []
      }
    }
  }

  private func findings<Runner: MFSStepRunning>(
    of runner: Runner, at path: IndexPath, _ places: any ViewModelPlaces
  ) -> [CheckFinding] {
    guard runner.isBuilt, runner.viewModel != nil, let view = runner.shownView else { return [] }
    // The first layout after the row became visible may still have work to do.
    layOutAgain(view)
    let watched = WatchedViews(of: runner)
    let tests: [(again: String, action: () -> Void)] = [
      ("laid out again", { layOutAgain(view) }),
      ("given the same view model again", { runner.viewModel = runner.viewModel }),
      ("laid out again after that", { layOutAgain(view) }),
    ]
    var findings: [CheckFinding] = []
    for (again, action) in tests {
      watched.disturb()
      let events = MFSStepTrace.recording(action).1
      let undone = watched.restore()
      let ran = events.filter { $0.ran && $0.object == ObjectIdentifier(runner) }.map(\.step)
      let steps = [MFSStep.bindData, .resizeSubviews].filter {
        ran.contains($0) || undone.contains($0)
      }
      for step in steps {
        findings.append(
          CheckFinding(
            .idle, in: shown.place, at: path, of: places, owner: String(describing: Runner.self),
            view: step.rawValue,
            expected: "\(step) does not run",
            actual: ran.contains(step)
              ? "it runs" : "its work is done although nothing changed",
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

/// Subviews of a cell or controller that are moved and marked, to find out whether something restores all of them.
@MainActor
private struct WatchedViews {
  private let frames: [(view: UIView, frame: CGRect)]
  private let labels: [(label: UILabel, text: NSAttributedString)]
  private static let offset: CGFloat = 4_096
  private static let mark = "\u{2063}"

  /// Takes all subviews of a cell. Of a controller, it takes only those that the controller holds, because its view
  /// may lay out the other subviews.
  init(of runner: some MFSStepRunning) {
    let held = runner is UITableViewCell ? nil : HeldViews(heldBy: runner, includingStandardParts: false)
    let views = (runner.holdingView?.subviews ?? []).filter { view in
      !view.isHidden && view.transform.isIdentity && view.translatesAutoresizingMaskIntoConstraints
        && held.map { $0.name(of: ObjectIdentifier(view)) != nil } != false
    }
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

  /// Restores everything, and returns the steps whose work had already been done for every view.
  func restore() -> [MFSStep] {
    var steps: [MFSStep] = []
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
