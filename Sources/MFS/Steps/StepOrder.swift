/// The steps that an occasion runs, in order: a value that a class states, and that can be listed and compared.
public struct StepOrder: Sendable, Hashable {
  /// What a trace calls the order.
  public let name: String
  public let steps: [Step]
  /// The steps that run only while the view has a superview; the view is asked to lay itself out later instead.
  public let stepsInSuperviewOnly: Set<Step>

  public init(_ name: String, _ steps: [Step], onlyInSuperview: Set<Step> = []) {
    self.name = name
    self.steps = steps
    self.stepsInSuperviewOnly = onlyInSuperview
  }

  /// A part of the order, which runs apart from the rest: `cellBuild, subviews`.
  func part(_ part: String, _ isKept: (Step) -> Bool) -> StepOrder {
    StepOrder("\(name), \(part)", steps.filter(isKept), onlyInSuperview: stepsInSuperviewOnly)
  }
}

extension StepOrder: CustomStringConvertible {
  /// One line: the name, then the steps; `?` marks a step that runs only in a superview.
  public var description: String {
    let list = steps.map { stepsInSuperviewOnly.contains($0) ? "\($0)?" : "\($0)" }
    return "\(name): \(list.joined(separator: ", "))"
  }
}
