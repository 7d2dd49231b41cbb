import Foundation

/// A change of one file that is planted to see whether it is noticed.
struct Plant {
  let file: URL
  /// The place of the replaced bytes; empty to insert some. A file that is not there yet has none.
  let range: Range<Int>
  let text: String
  /// The change in a few words.
  let title: String

  /// Writes the file.
  func apply() throws {
    var bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
    bytes.replaceSubrange(range, with: Array(text.utf8))
    try Data(bytes).write(to: file)
  }
}
