/// One step that an order came to, and whether it ran.
public struct MFSStepEvent: Sendable, Hashable {
  /// The outcome of a step: it ran, or it was skipped.
  public enum Outcome: Sendable, Hashable {
    case ran
    case skipped(SkipReason)
  }

  /// The reason why a step did not run.
  public enum SkipReason: String, Sendable, Hashable {
    /// The inputs equal the inputs of this step's own last run.
    case sameInputs
    /// The order runs this step only in a superview.
    case noSuperview
  }

  /// The name of the class that ran the order.
  public var className: String { String(describing: classReference.type) }
  private let classReference: ClassReference
  /// The identifier of the object that ran the order, valid as long as the object lives.
  public let object: ObjectIdentifier
  /// The name of the order.
  public let order: String
  public let step: MFSStep
  public let outcome: Outcome

  init(_ outcome: Outcome, _ step: MFSStep, in order: MFSStepOrder, of object: AnyObject) {
    classReference = ClassReference(type: type(of: object))
    self.object = ObjectIdentifier(object)
    self.order = order.name
    self.step = step
    self.outcome = outcome
  }

  public var ran: Bool { outcome == .ran }

  // The type is stored instead of its name: finding the name takes a while, and most events are only counted.
  private struct ClassReference: Sendable, Hashable {
    let type: AnyClass

    static func == (left: Self, right: Self) -> Bool { left.type == right.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }
}

extension MFSStepEvent: CustomStringConvertible {
  public var description: String {
    switch outcome {
    case .ran: "\(className) \(order): \(step)"
    case .skipped(let reason): "\(className) \(order): \(step) skipped (\(reason.rawValue))"
    }
  }
}
