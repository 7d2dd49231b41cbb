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
  public var className: String { String(describing: classReference.type) }
  private let classReference: ClassReference
  /// The object that ran the order, as long as it lives.
  public let object: ObjectIdentifier
  public let order: String
  public let step: Step
  public let outcome: Outcome

  init(_ outcome: Outcome, _ step: Step, in order: StepOrder, of object: AnyObject) {
    classReference = ClassReference(type: type(of: object))
    self.object = ObjectIdentifier(object)
    self.order = order.name
    self.step = step
    self.outcome = outcome
  }

  public var ran: Bool { outcome == .ran }

  // Not its name, which takes a while to find out: most events are counted only.
  private struct ClassReference: Sendable, Hashable {
    let type: AnyClass

    static func == (left: Self, right: Self) -> Bool { left.type == right.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }
}

extension StepEvent: CustomStringConvertible {
  public var description: String {
    switch outcome {
    case .ran: "\(className) \(order): \(step)"
    case .skipped(let reason): "\(className) \(order): \(step) skipped (\(reason.rawValue))"
    }
  }
}
