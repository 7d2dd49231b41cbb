internal import SwiftSyntax

/// A problem that the pass cannot solve, in the form of a compiler's warning: `path:line:column: warning: …`.
package struct Problem: Codable, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let line: Int
  package let column: Int
  package let message: String

  package var description: String { "\(path):\(line):\(column): warning: \(message)" }
}

extension ParsedFile {
  func problem(at node: some SyntaxProtocol, _ message: String) -> Problem {
    let place = lines.location(for: node.positionAfterSkippingLeadingTrivia)
    return Problem(path: path, line: place.line, column: place.column, message: message)
  }
}
