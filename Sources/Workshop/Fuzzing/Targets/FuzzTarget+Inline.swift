import CellSnapInlineSources
import Foundation

extension FuzzTarget {
  static let inline = FuzzTarget("inline", "a line's number, a file, and the text that is written into it") {
    bytes in
    var source = ByteSource(bytes)
    let line = source.number(below: 40)
    let offset = source.number(below: 3)
    let text = source.text()
    let file = source.remainder()
    let call = InlineCall(path: "/App/Tests.swift", line: line, column: 3, offset: offset)
    guard let edit = try? InlineEdit(text, at: call, in: file) else { return }
    precondition(edit.range.upperBound <= file.count, "the edit is outside of the file")
    let written = file[..<edit.range.lowerBound] + Array(edit.text.utf8) + file[edit.range.upperBound...]
    // The written snapshot is read as the text that it was made of.
    let compiled = InlineCall(
      path: "/App/Tests.swift", line: line, column: 3, offset: offset, function: "test\(line)()",
      compiled: .text(text))
    _ = try? InlineEdit(text, at: compiled, in: file)
    let known = InlineCall(
      path: "/App/Tests.swift", line: line, column: 3, offset: offset, compiled: .text(text))
    guard let again = try? InlineEdit(text, at: known, in: Array(written)) else {
      preconditionFailure("the call is not found again, or its snapshot is another one")
    }
    precondition(
      again.range.lowerBound <= edit.range.lowerBound + 1 && again.range.upperBound > edit.range.lowerBound,
      "the closure that was written is not found again")
  }
}
