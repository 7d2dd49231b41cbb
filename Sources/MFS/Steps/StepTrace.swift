/// A record of the steps that run and those that are skipped while it is active. Without an active trace nothing is
/// recorded.
@MainActor public final class StepTrace {
  /// The events so far, in their order.
  public private(set) var events: [StepEvent] = []
  private let outer: StepTrace?

  private static var active: StepTrace?

  private init(outer: StepTrace?) {
    self.outer = outer
  }

  /// Runs `body` and returns its result with the events that it caused. Traces may be nested.
  public static func recording<Result>(_ body: () throws -> Result) rethrows -> (Result, [StepEvent]) {
    let trace = StepTrace(outer: active)
    active = trace
    defer { active = trace.outer }
    return (try body(), trace.events)
  }

  /// Returns the steps that `body` ran, without those that were skipped.
  public static func stepsRun(by body: () throws -> Void) rethrows -> [Step] {
    try recording(body).1.filter(\.ran).map(\.step)
  }

  static func note(
    _ outcome: StepEvent.Outcome, _ step: Step, in order: StepOrder, of object: some AnyObject
  ) {
    guard let active else { return }
    active.append(StepEvent(outcome, step, in: order, of: object))
  }

  private func append(_ event: StepEvent) {
    events.append(event)
    outer?.append(event)
  }
}
