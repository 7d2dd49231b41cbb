/// One step that an order came to, and whether it ran.
public struct StepEvent: Sendable, Hashable {
  /// Whether the step ran.
  public enum Outcome: Sendable, Hashable {
    case ran
    case skipped(SkipReason)
  }

  /// Why a step did not run.
  public enum SkipReason: String, Sendable, Hashable {
    /// The inputs are those of this step's own last run.
    case sameInputs
    /// The order runs this step only in a superview.
    case noSuperview
  }

  /// The class that ran the order.
  public let className: String
  /// The object that ran the order, as long as it lives.
  public let object: ObjectIdentifier
  public let order: String
  public let step: Step
  public let outcome: Outcome

  public var ran: Bool { outcome == .ran }
}

extension StepEvent: CustomStringConvertible {
  public var description: String {
    switch outcome {
    case .ran: "\(className) \(order): \(step)"
    case .skipped(let reason): "\(className) \(order): \(step) skipped (\(reason.rawValue))"
    }
  }
}
