package import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// A Swift file as a person wrote it.
package struct SourceFile: Sendable {
  /// In bytes; what is generated is seldom a tenth of it.
  static let largest = 16 << 20

  package let path: String
  package let text: String
  private let tree: SourceFileSyntax?

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = nil
  }

  /// Reads and parses a file; throws where it cannot be read, and where the parser takes more of a processor's time
  /// than `limit`, as for brackets deep in one another, where each level may double it.
  package init(contentsOf file: URL, limit: Duration = .seconds(60)) throws(PassError) {
    path = file.path
    // One that says no size, as a pipe, is read as far as the limit.
    guard let handle = try? FileHandle(forReadingFrom: file),
      let data = try? handle.read(upToCount: Self.largest + 1) ?? Data()
    else { throw .unreadable(path) }
    guard data.count <= Self.largest else { throw .tooLarge(path) }
    let text = String(decoding: data, as: UTF8.self)
    self.text = text
    guard let tree = DeepStack.run(limit: limit, { Parser.parse(source: text) }) else { throw .tooDeep(path) }
    self.tree = tree
  }

  func parsed() -> ParsedFile {
    let tree = tree ?? Parser.parse(source: text)
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
