/// The pictures that were accepted, and those that were refused.
package struct Acceptance: Hashable, Sendable {
  package struct Refusal: Hashable, Sendable {
    package var name: String
    /// The reason in one line.
    package var reason: String
  }

  /// The names of the pictures that became references.
  package var accepted: [String] = []
  /// The names of the pictures that were references already.
  package var unchanged: [String] = []
  /// The pictures that were refused, for example because they or their references changed after the run.
  package var refused: [Refusal] = []

  /// The outcome for one picture.
  enum Outcome: Hashable, Sendable {
    case accepted
    case unchanged
    case refused(String)
    /// The run recorded the picture itself.
    case recorded
    /// The picture was equal, or the run has no picture.
    case nothing

    /// Whether the picture is the reference now.
    var isReference: Bool {
      switch self {
      case .accepted, .unchanged, .recorded: true
      case .refused, .nothing: false
      }
    }
  }

  mutating func add(_ outcome: Outcome, named name: String) {
    switch outcome {
    case .accepted: accepted.append(name)
    case .unchanged: unchanged.append(name)
    case .refused(let reason): refused.append(Refusal(name: name, reason: reason))
    case .recorded, .nothing: return
    }
  }
}
