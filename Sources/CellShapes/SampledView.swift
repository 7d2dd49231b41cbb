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
      switch attempt(Samples(kind, way: way), isFilled: isFilled) {
      case .view(let view):
        if way != .usual {
          Diagnostics.report("\(entry) crashes with \(Samples.Way.usual); it is filled with \(way)")
        }
        return view
      case .crashed: continue
      }
    }
    Diagnostics.report("\(entry) crashes with all samples; it is not filled")
    if case .view(let view) = attempt(Samples(kind), isFilled: false) { return view }
    return SampleStage(UIView(), of: entry)
  }

  private enum Attempt {
    case view(UIView)
    case crashed
  }

  private func attempt(_ samples: Samples, isFilled: Bool) -> Attempt {
    let making = SampleMaking(of: entry) { try make(samples) }
    if making.hasCrashed { return .crashed }
    guard let view = making.view else {
      guard let error = making.error else { return .view(SampleStage(UIView(), of: entry)) }
      Diagnostics.report("\(View.self) is not made: \(error)")
      return .view(UIView())
    }
    guard making.hasEnded else { return .view(SampleStage(view, of: entry)) }
    guard isFilled else {
      SampleViews.fillIfEmpty(view)
      return .view(SampleStage(view, of: entry))
    }
    let end = InterruptibleWork.run(survivingCrashes: true) {
      do {
        try fill(view, samples)
      } catch {
        Diagnostics.report("\(View.self) is not filled: \(error)")
      }
    }
    if end == .crashed { return .crashed }
    if end == .interrupted { InterruptibleWork.reportInterruption(of: entry) }
    return .view(SampleStage(view, of: entry))
  }
}
