/// The part of a catalogue that the change between two revisions can reach.
///
/// An entry without a verdict is unknown, so it is drawn.
package struct ChangeScope: Hashable, Sendable, Codable {
  /// The verdicts by the names of entries.
  private var verdicts: [String: Affected]

  /// The scope of a change that nothing is known about: every entry is drawn.
  package static let everything = ChangeScope([:])

  package init(_ verdicts: [String: Affected]) {
    self.verdicts = verdicts
  }

  /// Returns the verdict for an entry by its name, such as `Message/long`.
  package func verdict(for entry: String) -> Affected { verdicts[entry] ?? .unknown }
}
