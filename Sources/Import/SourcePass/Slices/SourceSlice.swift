/// A part of an app: which declarations of which files are compiled, and which of them without their bodies.
package struct SourceSlice: Codable, Hashable, Sendable {
  /// The treatment of a declaration.
  package struct Entry: Codable, Hashable, Sendable {
    package var treatment: Treatment
    /// The types from which the declaration no longer inherits, and to which it no longer conforms. `override` for a
    /// member that overrides nothing, as its superclass is missing.
    package var without: [String]?
    /// The statements that are left out, each on one line.
    package var statements: [String]?
    /// The reason for the treatment in the compiler's words.
    package var reason: String?
    /// Whether other files, such as the files of a catalogue, can name a private type.
    package var isInternal: Bool?

    /// The word in `without` of a member that overrides nothing.
    static let override = "override"

    package init(
      _ treatment: Treatment, without: [String]? = nil, statements: [String]? = nil, reason: String? = nil,
      isInternal: Bool? = nil
    ) {
      self.isInternal = isInternal
      self.statements = statements
      self.treatment = treatment
      self.without = without
      self.reason = reason
    }
  }

  /// The treatments by the file's path and the declaration's key, such as `NoteCell.configure(with:)`. A declaration
  /// without a treatment has the treatment of the type around it: `whole` in a whole type, `absent` elsewhere.
  package var files: [String: [String: Entry]] = [:]
  /// The modules that do not exist, whose imports are left out.
  package var missingModules: Set<String> = []
  /// The other names for types by the file's path, if the files belong to several modules.
  package var renames: [String: [String: String]]?

  package init() {}

  enum CodingKeys: String, CodingKey {
    case files, missingModules, renames
  }
}
