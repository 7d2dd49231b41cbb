/// The pictures that were accepted, and those that could not be.
package struct Acceptance: Hashable, Sendable {
  package struct Refusal: Hashable, Sendable {
    package var name: String
    /// In one line.
    package var reason: String
  }

  /// The names of those that are references now.
  package var accepted: [String] = []
  /// The names of those that were references already.
  package var unchanged: [String] = []
  /// Those whose pictures are not what the run saw.
  package var refused: [Refusal] = []

  /// The outcome of one picture.
  enum Outcome: Hashable, Sendable {
    case accepted
    case unchanged
    case refused(String)
    /// The run recorded it itself.
    case recorded
    /// It was equal, or the run has no picture of it.
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
