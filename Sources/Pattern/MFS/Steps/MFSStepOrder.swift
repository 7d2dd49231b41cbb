/// The steps that run on an occasion, in order: a value that a class sets, and that can be listed and compared.
public struct MFSStepOrder: Sendable, Hashable {
  /// The name of the order in a trace.
  public let name: String
  /// The steps in the order in which they run.
  public let steps: [MFSStep]
  /// The steps that run only while the view has a superview. Otherwise the view lays itself out later.
  public let stepsInSuperviewOnly: Set<MFSStep>

  public init(_ name: String, _ steps: [MFSStep], onlyInSuperview: Set<MFSStep> = []) {
    self.name = name
    self.steps = steps
    self.stepsInSuperviewOnly = onlyInSuperview
  }

  /// Returns a part of the order that runs separately from the rest: `cellBuild, subviews`.
  func part(_ part: String, _ isKept: (MFSStep) -> Bool) -> MFSStepOrder {
    MFSStepOrder("\(name), \(part)", steps.filter(isKept), onlyInSuperview: stepsInSuperviewOnly)
  }
}

extension MFSStepOrder: CustomStringConvertible {
  /// One line with the name and the steps. `?` marks a step that runs only in a superview.
  public var description: String {
    let list = steps.map { stepsInSuperviewOnly.contains($0) ? "\($0)?" : "\($0)" }
    return "\(name): \(list.joined(separator: ", "))"
  }
}
