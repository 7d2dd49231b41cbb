package import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// A Swift file as a person wrote it.
package struct SourceFile: Sendable {
  /// The maximum size in bytes. The syntax may take 300 times as much memory; generated files are seldom a
  /// fourth as large.
  static let largest = 4 << 20

  package let path: String
  package let text: String
  private let tree: SourceFileSyntax?

  /// Creates a file from its text, without a byte order mark.
  package init(path: String, text: String) {
    self.path = path
    self.text = Self.readable(text)
    tree = nil
  }

  /// Reads and parses a file.
  ///
  /// Throws where the file cannot be read, is not UTF-8, or takes the parser more processor time than `limit`.
  /// Each level of nested brackets may double that time.
  package init(contentsOf file: URL, limit: Duration = .seconds(60)) throws(PassError) {
    try self.init(path: file.path, bytes: Self.bytes(of: file), limit: limit)
  }

  init(path: String, bytes: Data, limit: Duration = .seconds(60)) throws(PassError) {
    self.path = path
    guard let decoded = String(validating: bytes, as: UTF8.self) else {
      throw .notUTF8(path, Self.placeOfInvalidByte(in: bytes))
    }
    let text = Self.readable(decoded)
    self.text = text
    guard let tree = DeepStack.run(limit: limit, { Parser.parse(source: text) }) else { throw .tooDeep(path) }
    self.tree = tree
  }

  /// Returns the bytes of a file. A file without a size, such as a pipe, is read up to the maximum.
  static func bytes(of file: URL) throws(PassError) -> Data {
    guard let handle = try? FileHandle(forReadingFrom: file),
      let bytes = try? handle.read(upToCount: largest + 1) ?? Data()
    else { throw .unreadable(file.path) }
    guard bytes.count <= largest else { throw .tooLarge(file.path) }
    return bytes
  }

  /// Returns the text without a byte order mark, and with `#!` as a comment. The compiler accepts both only at
  /// the beginning of a file.
  private static func readable(_ text: String) -> String {
    var text = text
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return text.hasPrefix("#!") ? "//" + text.dropFirst(2) : text
  }

  /// Returns the line of the first invalid byte and its place in that line, such as `12:40`.
  private static func placeOfInvalidByte(in bytes: Data) -> String {
    let valid = zip(bytes, String(decoding: bytes, as: UTF8.self).utf8).prefix { $0 == $1 }.map(\.0)
    let line = valid.count { $0 == UInt8(ascii: "\n") } + 1
    return "\(line):\(valid.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1)"
  }

  func parsed() -> ParsedFile {
    let tree = tree ?? Parser.parse(source: text)
    return ParsedFile(path: path, tree: tree, lines: SourceLocationConverter(fileName: path, tree: tree))
  }
}

/// A file with its syntax.
struct ParsedFile {
  let path: String
  let tree: SourceFileSyntax
  let lines: SourceLocationConverter

  func line(of node: some SyntaxProtocol) -> Int {
    lines.location(for: node.positionAfterSkippingLeadingTrivia).line
  }
}
