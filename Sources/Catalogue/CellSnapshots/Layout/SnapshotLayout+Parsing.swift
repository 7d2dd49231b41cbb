import Foundation

extension SnapshotLayout {
  /// Reads the format that `text` writes.
  package init(parsing text: String) throws(LayoutTextError) {
    let bytes = Array(text.utf8)
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    if lines.last?.isEmpty == true { lines = lines.dropLast() }
    guard let first = lines.popFirst() else {
      throw LayoutTextError(line: 1, reason: "the picture's size is missing")
    }
    var header = LayoutLineReader(first, line: 1)
    size = CGSize(width: try header.number("the picture's width"), height: try header.number("its height"))
    try header.end()
    views = []
    views.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() {
      var reader = LayoutLineReader(line, line: index + 2)
      let view = try reader.view()
      guard view.depth <= (views.last?.depth ?? -1) + 1 else {
        throw LayoutTextError(
          line: index + 2, reason: "it is more than two spaces deeper than the line above")
      }
      views.append(view)
    }
  }
}
