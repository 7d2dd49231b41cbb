internal import SwiftSyntax

/// A replacement of some bytes of a file.
struct Edit {
  let range: Range<Int>
  let text: String

  /// Spaces in the place of everything but line breaks, so that lines and columns stay.
  static func blank(_ node: some SyntaxProtocol) -> Edit {
    let text = node.trimmedDescription
    return Edit(range: node.byteRange, text: blanks(for: text))
  }

  /// The new text, with as many lines and, where it is shorter, as many columns as the old.
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
  /// The innermost declaration of a kind that this stands in.
  func enclosing<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var next = parent
    while let node = next {
      if let found = node.as(kind) { return found }
      next = node.parent
    }
    return nil
  }

  /// Without the white space and comments around it.
  var byteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension String {
  /// The text after edits that do not overlap; what is inserted at a place comes before what is replaced there.
  func applying(_ edits: [Edit]) -> String {
    let old = Array(utf8)
    var new: [UInt8] = []
    new.reserveCapacity(old.count + 1024)
    var place = 0
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
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
