internal import SwiftParser
internal import SwiftSyntax

/// A Swift file as a person wrote it.
package struct SourceFile: Sendable {
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  func parsed() -> ParsedFile {
    let tree = Parser.parse(source: text)
    return ParsedFile(path: path, tree: tree, lines: SourceLocationConverter(fileName: path, tree: tree))
  }
}

/// A file and its syntax.
struct ParsedFile {
  let path: String
  let tree: SourceFileSyntax
  let lines: SourceLocationConverter

  func line(of node: some SyntaxProtocol) -> Int {
    lines.location(for: node.positionAfterSkippingLeadingTrivia).line
  }
}
