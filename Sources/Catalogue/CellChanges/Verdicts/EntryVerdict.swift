/// Whether an entry can differ between two programs.
package enum EntryVerdict: Hashable, Sendable {
  /// Something that the entry uses differs. The reason is a part of a sentence, such as `NoteCell.swift differs`.
  case affected(because: String)
  /// Nothing that the entry uses differs.
  case notAffected(because: String)
  /// The records do not tell, so the entry must be drawn.
  case unknown(because: String)

  /// Whether the entry must be drawn.
  package var needsDrawing: Bool {
    switch self {
    case .affected, .unknown: true
    case .notAffected: false
    }
  }

  /// The reason as a part of a sentence.
  package var reason: String {
    switch self {
    case .affected(let reason), .notAffected(let reason), .unknown(let reason): reason
    }
  }
}
