/// A record of the steps that run and those that are skipped while it is active. Without an active trace nothing is
/// recorded.
@MainActor public final class MFSStepTrace {
  /// The events so far, in their order.
  public private(set) var events: [MFSStepEvent] = []
  private let outer: MFSStepTrace?

  private static var active: MFSStepTrace?

  private init(outer: MFSStepTrace?) {
    self.outer = outer
  }

  /// Runs `body` and returns its result with the events that it caused. Traces may be nested.
  public static func recording<Result>(_ body: () throws -> Result) rethrows -> (Result, [MFSStepEvent]) {
    let trace = MFSStepTrace(outer: active)
    active = trace
    defer { active = trace.outer }
    return (try body(), trace.events)
  }

  /// Returns the steps that `body` ran, without those that were skipped.
  public static func stepsRun(by body: () throws -> Void) rethrows -> [MFSStep] {
    try recording(body).1.filter(\.ran).map(\.step)
  }

  static func note(
    _ outcome: MFSStepEvent.Outcome, _ step: MFSStep, in order: MFSStepOrder, of object: some AnyObject
  ) {
    guard let active else { return }
    active.append(MFSStepEvent(outcome, step, in: order, of: object))
  }

  private func append(_ event: MFSStepEvent) {
    events.append(event)
    outer?.append(event)
  }
}
