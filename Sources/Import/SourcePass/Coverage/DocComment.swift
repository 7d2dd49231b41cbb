internal import SwiftSyntax

/// The comment before a declaration.
struct DocComment {
  let mark: IdleMember.Mark?
  /// The sentences before the first block of code, without the mark.
  let summary: String

  init(_ node: some SyntaxProtocol) {
    let lines = node.leadingTrivia.compactMap { piece -> String? in
      guard case .docLineComment(let text) = piece else { return nil }
      return text.dropFirst(3).trimmingPrefix { $0 == " " }.description
    }
    let text = lines.prefix { !$0.hasPrefix("```") }.joined(separator: " ")
    let mark = IdleMember.Mark.allCases.first { text.contains("- Note: " + $0.rawValue) }
    // A sentence that begins with "Never called." may be about anything.
    self.mark = mark ?? (text.contains(IdleMember.Mark.noEffect.rawValue) ? .noEffect : nil)
    let note = mark.map { "- Note: " + $0.rawValue } ?? ""
    summary = (note.isEmpty ? text : text.replacing(note, with: "")).split(separator: " ").joined(
      separator: " ")
  }
}
