internal import UIKit

/// A view of an entry, made and filled with the first samples with which it does not end the program.
@MainActor struct SampledView<View: UIView> {
  /// The entry's name, such as `NoteCell/short`.
  let entry: String
  let kind: Samples.Kind
  let isFilled: Bool
  let make: @MainActor (_ samples: Samples) throws -> View
  let fill: @MainActor (_ view: View, _ samples: Samples) throws -> Void

  /// Returns the view in its stage.
  func staged() -> UIView {
    for way in Samples.Way.allCases {
      switch attempt(Samples(kind, way: way)) {
      case .view(let view):
        if way != .usual {
          Diagnostics.report("\(entry) crashes with \(Samples.Way.usual); it is filled with \(way)")
        }
        return view
      case .crashed: continue
      }
    }
    let problem = "crashes with all samples; it is not filled"
    Diagnostics.report("\(entry) \(problem)")
    if case .view(let view) = attempt(Samples(kind), fills: false) {
      (view as? SampleStage)?.problem = "it \(problem)"
      return view
    }
    return SampleStage(UIView(), of: entry)
  }

  private enum Attempt {
    case view(UIView)
    case crashed
  }

  /// - Parameter fills: Whether `fill` is called.
  private func attempt(_ samples: Samples, fills: Bool = true) -> Attempt {
    LaterWork.begin()
    defer { LaterWork.end() }
    let making = SampleMaking(of: entry) { try make(samples) }
    if making.hasCrashed { return .crashed }
    guard let view = making.view else {
      guard let error = making.error else { return .view(SampleStage(UIView(), of: entry)) }
      Diagnostics.report("\(View.self) is not made: \(error)")
      return .view(UIView())
    }
    let stage = SampleStage(view, of: entry)
    stage.standsInForImages = kind != .absent
    guard making.hasEnded else {
      stage.problem = "a stub interrupts its making"
      return .view(stage)
    }
    if fills, !hasFilled(view, samples, stage) { return .crashed }
    if !isFilled || !fills { SampleViews.fillIfEmpty(view) }
    LaterWork.run(for: entry)
    SampleViews.reloadLists(in: view, for: entry)
    if kind != .absent, stage.problem == nil {
      let names = StandInTexts.fill(view, samples)
      if !names.isEmpty {
        Diagnostics.report(
          "nothing sets the texts of \(entry), so samples stand in \(names.joined(separator: ", "))")
      }
    }
    return .view(stage)
  }

  /// Fills the view, and returns whether that did not end the program.
  private func hasFilled(_ view: View, _ samples: Samples, _ stage: SampleStage) -> Bool {
    let end = InterruptibleWork.run(survivingCrashes: true) {
      do {
        try fill(view, samples)
      } catch {
        stage.problem = "it is not filled: \(error)"
        Diagnostics.report("\(View.self) is not filled: \(error)")
      }
    }
    if end == .interrupted {
      stage.problem = "a stub interrupts its filling"
      InterruptibleWork.reportInterruption(of: entry)
    }
    return end != .crashed
  }
}
