internal import SwiftSyntax

/// A replacement of some bytes of a file.
struct Edit {
  let range: Range<Int>
  let text: String

  /// Returns an edit that replaces everything but line breaks by spaces, so that lines and columns stay.
  static func blank(_ node: some SyntaxProtocol) -> Edit {
    let text = node.trimmedDescription
    return Edit(range: node.byteRange, text: blanks(for: text))
  }

  /// Returns an edit that puts in a text with as many lines as the old one. A shorter text also gets as many
  /// columns.
  static func replace(_ node: some SyntaxProtocol, with text: String) -> Edit {
    let rest = node.trimmedDescription.utf8.dropFirst(text.utf8.count)
    return Edit(range: node.byteRange, text: text + blanks(for: String(decoding: rest, as: UTF8.self)))
  }

  static func insert(_ text: String, at place: Int) -> Edit {
    Edit(range: place..<place, text: text)
  }

  private static func blanks(for text: String) -> String {
    String(decoding: text.utf8.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }, as: UTF8.self)
  }
}

extension SyntaxProtocol {
  /// Returns the innermost node of a kind around this one.
  func enclosing<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var next = parent
    while let node = next {
      if let found = node.as(kind) { return found }
      next = node.parent
    }
    return nil
  }

  /// The range in bytes, without the white space and comments around the node.
  var byteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension String {
  /// Returns the text after edits. A text inserted at a place comes before a replacement there, and a replacement
  /// before all edits inside of it.
  func applying(_ edits: [Edit]) -> String {
    let old = Array(utf8)
    var new: [UInt8] = []
    new.reserveCapacity(old.count + 1024)
    var place = 0
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, -$0.range.upperBound)
        < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, -$1.range.upperBound)
    }
    for edit in sorted
    where edit.range.lowerBound >= place {
      new += old[place..<edit.range.lowerBound]
      new += edit.text.utf8
      place = edit.range.upperBound
    }
    new += old[place...]
    return String(decoding: new, as: UTF8.self)
  }
}
