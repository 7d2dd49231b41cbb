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
}
