/// Whether the change between two revisions of the sources can reach what an entry draws.
package enum Affected: Hashable, Sendable, Codable {
  /// The entry's code, or something that it uses, differs.
  case affected
  /// Nothing that the entry uses differs. The reason is one line.
  case notAffected(reason: String)
  /// The records of the compiler cannot tell, so the entry is drawn.
  case unknown

  /// Whether the entry must be drawn.
  package var needsDrawing: Bool {
    switch self {
    case .affected, .unknown: true
    case .notAffected: false
    }
  }
}
